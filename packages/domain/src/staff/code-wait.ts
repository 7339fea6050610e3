const MINUTE_MILLISECONDS = 60_000

/** Wrong codes in a row that cost nothing: a mistyped digit, a code that has just changed. */
const FREE_TRIES = 4
/** The wait after the next wrong code. Each further one doubles it. */
const FIRST_WAIT_MINUTES = 1
/** The longest wait. */
const LONGEST_WAIT_MINUTES = 24 * 60

/**
 * Returns until when a browser waits after so many wrong codes in a row, or null. Of 10⁶ codes three are good at a time:
 * who holds a counsellor's browser has 15 tries in the first day, and one a day from then on. No other browser waits
 * with it (decision 92).
 */
export function waitAfterWrongCodes(wrongInRow: number, now: Date): Date | null {
  if (wrongInRow <= FREE_TRIES) return null
  const minutes = Math.min(LONGEST_WAIT_MINUTES, FIRST_WAIT_MINUTES * 2 ** (wrongInRow - FREE_TRIES - 1))
  return new Date(now.getTime() + minutes * MINUTE_MILLISECONDS)
}
