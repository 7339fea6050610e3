const MINUTE = 60
const DAY = 86_400

/** After so many wrong codes in a row, from callers that keep no cookie, such callers wait (security row 5). */
const WRONG_CODES_BEFORE_A_WAIT = 10
/** The first wait. Each further ten wrong codes in a row double it. */
const FIRST_WAIT_SECONDS = 15 * MINUTE
/** From all of them a number takes no more wrong codes than this in a day. */
const WRONG_CODES_A_DAY = 20
/**
 * The wrong codes of one number from callers that keep no cookie, who share one challenge (decision D61). A browser
 * that asked for its own code is neither counted here nor kept waiting.
 */
export type WrongCodes = {
  /** Since the last right one. */
  inRow: number
  /** In the day that began at `dayStartedAt`. */
  today: number
  dayStartedAt: Date
  waitsUntil: Date | null
}

/** Whether a code may be tried now; where not, in how many seconds. */
export type Permission = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number }

/** Adds one wrong code, and says until when such callers have to wait. */
export function afterWrongCode(before: WrongCodes | undefined, now: Date): WrongCodes {
  const inRow = (before?.inRow ?? 0) + 1
  const isSameDay = before !== undefined && secondsBetween(before.dayStartedAt, now) < DAY
  const today = isSameDay ? before.today + 1 : 1
  const dayStartedAt = isSameDay ? before.dayStartedAt : now

  const doubled =
    inRow % WRONG_CODES_BEFORE_A_WAIT === 0
      ? FIRST_WAIT_SECONDS * 2 ** (inRow / WRONG_CODES_BEFORE_A_WAIT - 1)
      : 0
  const restOfDay = today >= WRONG_CODES_A_DAY ? DAY - secondsBetween(dayStartedAt, now) : 0
  // Nothing is locked until somebody helps: however many there were, a day later it goes on.
  const wait = Math.min(DAY, Math.max(doubled, restOfDay))
  return { inRow, today, dayStartedAt, waitsUntil: wait > 0 ? new Date(now.getTime() + wait * 1000) : null }
}

/** Says whether a caller without a cookie may try a code for a number. */
export function mayTryCode(wrong: WrongCodes | undefined, now: Date): Permission {
  if (wrong === undefined) return { isAllowed: true }
  if (wrong.waitsUntil === null || wrong.waitsUntil <= now) return { isAllowed: true }
  return { isAllowed: false, retryAfterSeconds: Math.ceil(secondsBetween(now, wrong.waitsUntil)) }
}

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000
