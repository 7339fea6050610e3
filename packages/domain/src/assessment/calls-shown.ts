import type { Safety } from './instrument.ts'

/** How long the numbers to call stay on the dashboard. Source: the design of care, section 1; no publication named. */
const CALLS_SHOWN_HOURS = 72

const HOUR_MS = 3_600_000

/** A result that is kept: what it asks for, and when it was. */
type KeptSafety = { safety: Safety; takenAt: Date }

/**
 * Whether the dashboard shows whom to call: for 72 hours after a result that asks for help, unless the member closed
 * them after it. A later such result brings them back.
 * @param closedAt when the member closed them on this device
 */
export function areCallsShown(results: readonly KeptSafety[], now: Date, closedAt?: Date): boolean {
  return results.some(({ safety, takenAt }) => {
    if (safety === 'none' || (closedAt !== undefined && takenAt <= closedAt)) return false
    return now.getTime() - takenAt.getTime() < CALLS_SHOWN_HOURS * HOUR_MS
  })
}
