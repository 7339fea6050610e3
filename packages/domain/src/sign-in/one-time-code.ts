/** The number of digits of a code. ASVS 6.5.4 requires at least 20 bits; five tries give odds of 1 in 200 000. */
export const CODE_DIGITS = 6

/** The lifetime of a code. ASVS 6.5.5 allows at most ten minutes. */
export const CODE_LIFETIME_SECONDS = 300

/** The number of tries of a code (ASVS 6.6.3). A try is counted before it is compared. */
export const CODE_TRIES = 5

/**
 * Generates a six-digit code, with leading zeros.
 * @param below a secure source: returns an integer from 0 to one less than its argument
 */
export function drawCode(below: (max: number) => number): string {
  return String(below(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}
