import { RETENTION } from '#retention/retention-periods.ts'

const MINUTE = 60
const DAY = 86_400

/** The lifetime of an access token (decision D21). */
const ACCESS_SECONDS = 15 * MINUTE
/** A session not refreshed for this long expires (NIST AAL1, ASVS 7.3.1). */
const IDLE_SECONDS = RETENTION.idleSessionDays * DAY
/** A session's absolute lifetime (ASVS 7.3.2). */
const SESSION_SECONDS = RETENTION.sessionDays * DAY
/** The grace period for two tabs that refresh simultaneously (decision D36). */
const ROTATION_GRACE_SECONDS = 10

/** Returns the latest end of a session that starts now. */
export function sessionEnd(now: Date): Date {
  return secondsAfter(now, SESSION_SECONDS)
}

/** Returns the expiry of an access token; never after its session's. */
export function accessEnd(now: Date, sessionEndsAt: Date): Date {
  return earlier(secondsAfter(now, ACCESS_SECONDS), sessionEndsAt)
}

/** Returns the expiry of a refresh token; never after its session's. */
export function refreshEnd(now: Date, sessionEndsAt: Date): Date {
  return earlier(secondsAfter(now, IDLE_SECONDS), sessionEndsAt)
}

/** The result of using a refresh token. */
export type RefreshVerdict = 'rotate' | 'forgive' | 'reuse' | 'over'

/** The successor of a used token. */
export type Successor = {
  expiresAt: Date
  rotatedAt: Date | null
  /** When the access token of the same response was first used, which proves that the response arrived. */
  arrivedAt: Date | null
}

/** A refresh token, its session, and its successor. */
export type RefreshFacts = {
  expiresAt: Date
  rotatedAt: Date | null
  sessionEndedAt: Date | null
  successor: Successor | undefined
}

/**
 * Judges the use of a refresh token: the first rotates it; a second within 10 s is accepted, and so is a later one while
 * nothing from the successor's response was used, because that response was lost (decision D47). Anything else is reuse.
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
