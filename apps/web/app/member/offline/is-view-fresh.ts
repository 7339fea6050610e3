/** The lifetime of an idle session (D21), as in `RETENTION`, which is too much for the dashboard's first page (P2). */
const MAX_AGE_MS = 7 * 86_400_000

/**
 * Whether a view loaded at an instant may still be shown, both in milliseconds. A loading time in the future is
 * accepted up to the same limit, since the device's clock may have been corrected.
 */
export function isViewFresh(at: number, now: number): boolean {
  return Math.abs(now - at) < MAX_AGE_MS
}
