/** Crockford's base 32: no letter that is taken for another one or for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 4
const GROUP_LENGTH = 5

/**
 * Draws a recovery code: four groups of five signs, a hundred random bits. That many cannot be guessed, so no
 * number of wrong ones needs to lock anybody out.
 * @param below a secure source: gives a whole number from 0 to one less than what it is handed
 * @example drawRecoveryCode(randomInt) // '7K2QM-0XW9T-HB4ZN-R51CD'
 */
export function drawRecoveryCode(below: (max: number) => number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[below(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/**
 * Reads a recovery code as people write it: in small letters, with gaps of their own, with O for 0 and I or L for 1.
 * @returns the twenty signs without gaps, or undefined for what cannot be one
 */
export function readRecoveryCode(typed: string): string | undefined {
  const signs = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  const isOne = signs.length === GROUPS * GROUP_LENGTH && [...signs].every((sign) => ALPHABET.includes(sign))
  return isOne ? signs : undefined
}
