/** How many digits a code has. ASVS 6.5.4 asks for 20 bits at least; five tries leave 1 in 200 000. */
const CODE_DIGITS = 6

/** How long a code is good. ASVS 6.5.5 allows ten minutes at most. */
export const CODE_LIFETIME_SECONDS = 300

/** How often a code may be tried (ASVS 6.6.3). A try is counted before it is compared. */
export const CODE_TRIES = 5

/**
 * Draws a code of six digits; zeros in front stay.
 * @param below a secure source: gives a whole number from 0 to one less than what it is handed
 */
export function drawCode(below: (max: number) => number): string {
  return String(below(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}
