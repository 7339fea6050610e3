import { randomInt } from 'node:crypto'

/** Returns six small letters that no other test has; digits could be taken for a telephone number. */
export function uniqueLetters(): string {
  return Array.from({ length: 6 }, () => String.fromCharCode(97 + randomInt(26))).join('')
}
