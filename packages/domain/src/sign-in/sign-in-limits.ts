import { RESEND_WAIT_SECONDS } from './resend-wait.ts'

const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/** A maximum within a window. */
export type Allowance = { max: number; windowSeconds: number }

/**
 * A limit with two thresholds: past `slow`, only browsers that have their cookie and waited get a code; past `stop`, only
 * known browsers.
 */
export type Tier = { slow: number; stop: number; windowSeconds: number }

/**
 * Codes for one number. Past `perDay`, `trickle` codes per ten minutes remain for browsers that waited
 * `TRICKLE_WAIT_SECONDS`, so no number is blocked for longer.
 */
export type NumberLimit = { tenMinutes: Allowance; perDay: Allowance; trickle: number }

/** How often codes are sent and tried. */
export type SignInLimits = {
  /** The interval between two codes for one number. */
  gap: Allowance
  /** Codes per known browser and number. */
  perKnownBrowser: NumberLimit
  /** Codes per number requested by unknown browsers from one address group. */
  perNumberAndAddress: NumberLimit
  /** The same from all addresses. */
  perNumber: NumberLimit
  /** Unused codes requested by one unknown browser. */
  perDevice: Allowance
  /** Scores of unused messages (`USED_CODE_REFUND`) of an address group, a network, a number prefix. */
  address: Tier
  network: Tier
  prefix: Tier
  /** The same for the whole site: past it a code has one try. It blocks nothing. */
  site: Tier
  /** The budget: the site's messages per hour. The last fifth is reserved for known browsers. */
  messages: Allowance
  /** Tries per address group by callers without cookies. */
  triesPerAddress: Allowance
}

export const SIGN_IN_LIMITS: SignInLimits = {
  gap: { max: 1, windowSeconds: RESEND_WAIT_SECONDS },
  perKnownBrowser: {
    tenMinutes: { max: 3, windowSeconds: 10 * MINUTE },
    perDay: { max: 10, windowSeconds: DAY },
    trickle: 1,
  },
  perNumberAndAddress: {
    tenMinutes: { max: 3, windowSeconds: 10 * MINUTE },
    perDay: { max: 10, windowSeconds: DAY },
    trickle: 1,
  },
  perNumber: {
    tenMinutes: { max: 6, windowSeconds: 10 * MINUTE },
    perDay: { max: 30, windowSeconds: DAY },
    trickle: 2,
  },
  perDevice: { max: 10, windowSeconds: HOUR },
  address: { slow: 30, stop: 100, windowSeconds: HOUR },
  network: { slow: 50, stop: 300, windowSeconds: HOUR },
  prefix: { slow: 50, stop: 300, windowSeconds: HOUR },
  site: { slow: 150, stop: 300, windowSeconds: HOUR },
  messages: { max: 3_000, windowSeconds: HOUR },
  triesPerAddress: { max: 300, windowSeconds: HOUR },
}

/** Returns the share of the budget for unknown browsers. */
export const SHARE_OF_STRANGERS = 0.8

/** The wait of an unknown browser whose address, network or number prefix is misused. */
export const SLOW_WAIT_SECONDS = 20
/** The wait if the number is misused. */
export const TRICKLE_WAIT_SECONDS = 10 * MINUTE

/**
 * What a used message subtracts from a score; each message adds one. With 5, the score grows only if less than a fifth of
 * the messages are used, the sign of SMS pumping (a one-sided CUSUM chart).
 */
export const USED_CODE_REFUND = 5

/** The number of digits after +91 that form the prefix. */
const PREFIX_DIGITS = 4

/** Returns the prefix of a number, shared by a million numbers. */
export function numberPrefix(phone: string): string {
  return phone.slice(0, '+91'.length + PREFIX_DIGITS)
}
