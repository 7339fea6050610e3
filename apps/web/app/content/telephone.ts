import { foldDigits } from '@pulli/domain/typed-digits/fold-digits.ts'

/** Returns the `tel:` link of a number, without spaces and dashes. */
export function telephone(number: string) {
  return `tel:${foldDigits(number).replace(/[^\d+]/g, '')}`
}
