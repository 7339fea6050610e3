import { foldDigits } from '#typed-digits/fold-digits.ts'

// 0, 91, 091, 0091 and +91 0: the prefixes people write before ten digits.
const PREFIXED = /^(?:0{0,2}91)?0?(\d{10})$/
const AFTER_PLUS = /^\++910?(\d{10})$/

/**
 * Returns the ten digits of a typed number (decision D38), with +91, a 0, spaces, dashes or words, in the digits of any
 * script. A prefix is removed only if exactly ten digits remain, so `9123456789` keeps its 91. After a plus anything but
 * 91 is another country's, wherever the plus is.
 *
 * @returns the digits, or undefined if there are not ten or the number is foreign
 */
export function tenDigits(typed: string): string | undefined {
  const number = foldDigits(typed).replace(/[^\d+]/g, '')
  return (number.includes('+') ? AFTER_PLUS : PREFIXED).exec(number)?.[1]
}

/**
 * Parses a typed Indian mobile number (decision D38).
 *
 * @returns the number in E.164, or undefined if it is not an Indian mobile (ten digits, the first 6 to 9)
 * @example toIndianMobile('+91 98765-43210') // '+919876543210'
 */
export function toIndianMobile(typed: string): string | undefined {
  const national = tenDigits(typed)
  return national !== undefined && /^[6-9]/.test(national) ? `+91${national}` : undefined
}
