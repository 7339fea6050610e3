const MINUTE = 60
const DAY = 86_400

/** Callers without a cookie wait after this many consecutive failures (security row 5). */
const FAILURES_BEFORE_A_WAIT = 10
/** The first wait. Each further ten consecutive failures double it. */
const FIRST_WAIT_SECONDS = 15 * MINUTE
/** The most failed attempts a day at one number, from all callers without a cookie. */
const FAILURES_A_DAY = 20

/**
 * The failed attempts at one number by callers without a cookie, who share one challenge (decision D61). The browser
 * that requested the code is neither counted here nor made to wait.
 */
export type FailedAttempts = {
  /** Since the last success. */
  inRow: number
  /** In the day that began at `dayStartedAt`. */
  today: number
  dayStartedAt: Date
  waitsUntil: Date | null
}

/** Whether an attempt is allowed now; if not, in how many seconds. */
export type Permission = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number }

/** Adds one failure and returns until when callers without a cookie have to wait. */
export function afterFailedAttempt(before: FailedAttempts | undefined, now: Date): FailedAttempts {
  const inRow = (before?.inRow ?? 0) + 1
  const isSameDay = before !== undefined && secondsBetween(before.dayStartedAt, now) < DAY
  const today = isSameDay ? before.today + 1 : 1
  const dayStartedAt = isSameDay ? before.dayStartedAt : now

  const doubled =
    inRow % FAILURES_BEFORE_A_WAIT === 0 ? FIRST_WAIT_SECONDS * 2 ** (inRow / FAILURES_BEFORE_A_WAIT - 1) : 0
  const restOfDay = today >= FAILURES_A_DAY ? DAY - secondsBetween(dayStartedAt, now) : 0
  // No lockout needs help to end: a day later attempts are allowed again, however many failed.
  const wait = Math.min(DAY, Math.max(doubled, restOfDay))
  return { inRow, today, dayStartedAt, waitsUntil: wait > 0 ? new Date(now.getTime() + wait * 1000) : null }
}

/** Returns whether a caller without a cookie may attempt a code for a number. */
export function mayAttempt(wrong: FailedAttempts | undefined, now: Date): Permission {
  if (wrong === undefined) return { isAllowed: true }
  if (wrong.waitsUntil === null || wrong.waitsUntil <= now) return { isAllowed: true }
  return { isAllowed: false, retryAfterSeconds: Math.ceil(secondsBetween(now, wrong.waitsUntil)) }
}

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000
