const MINUTE = 60
const DAY = 86_400

/** How long an access token is good (decision D21). */
const ACCESS_SECONDS = 15 * MINUTE
/** A session that was not renewed for so long is over (NIST AAL1, ASVS 7.3.1). */
const IDLE_SECONDS = 7 * DAY
/** A session ends after so long, however busy it is (ASVS 7.3.2). */
const SESSION_SECONDS = 30 * DAY
/** Two tabs that renew at once are forgiven for so long (decision D36). */
const ROTATION_GRACE_SECONDS = 10

/** When the session that starts now ends at the latest. */
export function sessionEnd(now: Date): Date {
  return secondsAfter(now, SESSION_SECONDS)
}

/** Until when an access token of a session is good. Never longer than its session. */
export function accessEnd(now: Date, sessionEndsAt: Date): Date {
  return earlier(secondsAfter(now, ACCESS_SECONDS), sessionEndsAt)
}

/** Until when a refresh token of a session is good. Never longer than its session. */
export function refreshEnd(now: Date, sessionEndsAt: Date): Date {
  return earlier(secondsAfter(now, IDLE_SECONDS), sessionEndsAt)
}

/** What the use of a refresh token means. */
export type RefreshVerdict = 'rotate' | 'forgive' | 'reuse' | 'over'

/** The token that came after one that was used. */
export type Successor = {
  expiresAt: Date
  rotatedAt: Date | null
  /** When the access token of the same answer was first used: then that answer was not lost. */
  arrivedAt: Date | null
}

/** What is known of a refresh token, its session, and the token that came after it. */
export type RefreshFacts = {
  expiresAt: Date
  rotatedAt: Date | null
  sessionEndedAt: Date | null
  successor: Successor | undefined
}

/**
 * Judges the use of a refresh token: the first rotates it, a second within 10 s is forgiven, and so is any later one
 * while nothing of the answer that carried its successor was ever used: that answer was lost on the way (decision
 * D47). Any other is reuse.
 */
export function judgeRefresh(facts: RefreshFacts, now: Date): RefreshVerdict {
  const { expiresAt, rotatedAt, sessionEndedAt, successor } = facts
  if (sessionEndedAt !== null) return 'over'
  if (rotatedAt === null) return now < expiresAt ? 'rotate' : 'over'
  if (now <= secondsAfter(rotatedAt, ROTATION_GRACE_SECONDS)) return 'forgive'
  if (successor === undefined || successor.rotatedAt !== null || successor.arrivedAt !== null) return 'reuse'
  return now < successor.expiresAt ? 'forgive' : 'over'
}

const secondsAfter = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000)
const earlier = (a: Date, b: Date) => (a < b ? a : b)
