const MINUTE = 60
const DAY = 86_400

/** After so many wrong codes in a row a number waits (security row 5). */
const WRONG_CODES_BEFORE_A_WAIT = 10
/** The first wait. Each further ten wrong codes in a row double it. */
const FIRST_WAIT_SECONDS = 15 * MINUTE
/** No number takes more wrong codes than this in a day. */
const WRONG_CODES_A_DAY = 20
/** A number that never got it right takes no more than this, ever (NIST SP 800-63B-4, 3.2.2). */
const WRONG_CODES_IN_A_ROW = 100

/** The wrong codes of one number. Sending a new code does not change them. */
export type WrongCodes = {
  /** Since the last right one. */
  inRow: number
  /** In the day that began at `dayStartedAt`. */
  today: number
  dayStartedAt: Date
  waitsUntil: Date | null
}

/** Whether a number may try a code now; where not, in how many seconds, or never without help. */
export type Permission = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number | undefined }

/** Adds one wrong code, and says until when the number has to wait. */
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
  const wait = Math.max(doubled, restOfDay)
  return { inRow, today, dayStartedAt, waitsUntil: wait > 0 ? new Date(now.getTime() + wait * 1000) : null }
}

/** Says whether a number may try a code. */
export function mayTryCode(wrong: WrongCodes | undefined, now: Date): Permission {
  if (wrong === undefined) return { isAllowed: true }
  if (wrong.inRow >= WRONG_CODES_IN_A_ROW) return { isAllowed: false, retryAfterSeconds: undefined }
  if (wrong.waitsUntil === null || wrong.waitsUntil <= now) return { isAllowed: true }
  return { isAllowed: false, retryAfterSeconds: Math.ceil(secondsBetween(now, wrong.waitsUntil)) }
}

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000
