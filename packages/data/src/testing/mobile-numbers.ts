import { randomInt } from 'node:crypto'

/** Runs of first four digits, each given to mobiles as a whole, out of all that India gives: 6 to 9, old and new. */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [6000, 6109],
  [6280, 6311],
  [6350, 6411],
  [6870, 7099],
  [7200, 7311],
  [7396, 7511],
  [7658, 7700],
  [7708, 7880],
  [7888, 7909],
  [7960, 8019],
  [8080, 8161],
  [8248, 8311],
  [8368, 8611],
  [8618, 8631],
  [8707, 8771],
  [8848, 8912],
  [8918, 9999],
]
const PREFIXES = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, n) => String(first + n)),
)
/** Prime, and no divisor of how many prefixes there are: steps of it meet all of them before one comes again. */
const STEP = 997
const NUMBERS_OF_A_PREFIX = 1_000_000

/**
 * A mobile number of ten digits for a test, from all over the ranges that India gives to mobiles. Numbers of
 * different `n` differ, and neighbours lie in different ranges.
 *
 * @param n a whole number from 0; drawn by chance where it is not given
 */
export function mobileNumber(n = randomInt(PREFIXES.length * NUMBERS_OF_A_PREFIX)): string {
  const prefix = PREFIXES[((n % PREFIXES.length) * STEP) % PREFIXES.length] ?? ''
  const rest = Math.floor(n / PREFIXES.length) % NUMBERS_OF_A_PREFIX
  return prefix + String(rest).padStart(6, '0')
}
