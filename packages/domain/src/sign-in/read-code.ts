import { foldDigits } from '#typed-digits/fold-digits.ts'
import { CODE_DIGITS } from './one-time-code.ts'

/**
 * Finds the code in what was typed or pasted: six digits of any script, also with gaps or dashes, also within the message
 * that carried them.
 *
 * @returns the code, or undefined if there is none or more than one
 * @example readCode('Your code is 012 345. It is good for 5 minutes.') // '012345'
 */
export function readCode(typed: string): string | undefined {
  const folded = foldDigits(typed)
  return onlyCode(folded.match(/\d+/g)) ?? onlyCode(folded.match(/\d(?:[\s-]*\d)*/g))
}

function onlyCode(numbers: readonly string[] | null): string | undefined {
  const codes = (numbers ?? [])
    .map((number) => number.replace(/\D/g, ''))
    .filter((digits) => digits.length === CODE_DIGITS)
  return new Set(codes).size === 1 ? codes[0] : undefined
}
