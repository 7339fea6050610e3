import { foldDigits } from '#typed-digits/fold-digits.ts'

/** Crockford's base 32: no ambiguous characters. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 4
const GROUP_LENGTH = 5

/**
 * Generates a recovery code: four groups of five characters, a hundred random bits. It cannot be guessed, so wrong codes
 * need no lockout.
 * @param below a secure source: returns an integer from 0 to one less than its argument
 * @example drawRecoveryCode(randomInt) // '7K2QM-0XW9T-HB4ZN-R51CD'
 */
export function drawRecoveryCode(below: (max: number) => number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[below(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/**
 * Parses a typed recovery code: any case and spacing, O for 0, I or L for 1.
 * @returns the twenty characters without separators, or undefined if it is malformed
 */
export function readRecoveryCode(typed: string): string | undefined {
  const signs = foldDigits(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  const isOne = signs.length === GROUPS * GROUP_LENGTH && [...signs].every((sign) => ALPHABET.includes(sign))
  return isOne ? signs : undefined
}
