const HOUR = 3_600
const MINUTE = 60

/** A session at the desk that is not used for this long is over: a working day's break, not a night. */
const IDLE_SECONDS = 8 * HOUR
/** The absolute lifetime of a session at the desk: every day begins with a sign-in. */
const SESSION_SECONDS = 12 * HOUR
/** The last use of a session is stored at most this often. */
const USE_SECONDS = MINUTE
/** After this, a change of one's own devices wants a sign-in of its own (ASVS 7.5.1). */
const FRESH_SECONDS = 15 * MINUTE

/** Returns the latest end of a session that starts now. */
export function staffSessionEnd(now: Date): Date {
  return secondsAfter(now, SESSION_SECONDS)
}

/** Returns when a session used now is over unless it is used again; never after its latest end. */
export function staffIdleEnd(now: Date, endsAt: Date): Date {
  const idle = secondsAfter(now, IDLE_SECONDS)
  return idle < endsAt ? idle : endsAt
}

/** Returns whether a use is worth a write. */
export function isUseDue(lastUsedAt: Date, now: Date): boolean {
  return now >= secondsAfter(lastUsedAt, USE_SECONDS)
}

/** Returns whether the sign-in was a moment ago, so that an open screen alone changes no device. */
export function isSignInFresh(signedInAt: Date, now: Date): boolean {
  return now <= secondsAfter(signedInAt, FRESH_SECONDS)
}

const secondsAfter = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)
