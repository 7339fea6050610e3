/** As long as a session lasts that nobody uses (D21): what was loaded in it is shown no longer than that. */
const VIEWS_LAST_MS = 7 * 86_400_000

/**
 * Whether what was loaded at a moment may still be shown, both in milliseconds. A clock that was put right by less
 * may also have it come from later; from further away than that it says nothing of how old it is.
 */
export function isFresh(at: number, now: number): boolean {
  return Math.abs(now - at) < VIEWS_LAST_MS
}
