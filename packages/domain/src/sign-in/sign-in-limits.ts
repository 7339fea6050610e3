const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/** At most so many within a window. */
export type Allowance = { max: number; windowSeconds: number }

/**
 * A limit with two steps: past `slow` only a browser gets a code that kept its cookie and waited a little; past `stop`
 * nobody whose browser is not known.
 */
export type Tier = { slow: number; stop: number; windowSeconds: number }

/**
 * Codes for one number. Past `perDay` there is still one at a time: `trickle` of them in ten minutes, for a browser
 * that waited `TRICKLE_WAIT_SECONDS`. So no number is closed for longer than that.
 */
export type NumberLimit = { tenMinutes: Allowance; perDay: Allowance; trickle: number }

/** How often codes are sent and tried. */
export type SignInLimits = {
  /** The gap between two codes for one number: specification, section 9. */
  gap: Allowance
  /** Codes that one known browser gets for one number. */
  perKnownBrowser: NumberLimit
  /** Codes for one number, asked for from one address group by browsers that are not known. */
  perNumberAndAddress: NumberLimit
  /** The same from all addresses together. */
  perNumber: NumberLimit
  /** Codes that nobody used, asked for by one browser that is not known. */
  perDevice: Allowance
  /** Scores of messages that nobody used (`USED_CODE_REFUND`), of an address group, a network, a number prefix. */
  address: Tier
  network: Tier
  prefix: Tier
  /** The same of the whole site: past it a code that was asked for takes one try. It closes nothing. */
  site: Tier
  /** The budget: messages of the whole site in an hour. Known browsers alone use the last fifth. */
  messages: Allowance
  /** Tries from one address group of callers that keep no cookie. */
  triesPerAddress: Allowance
}

export const SIGN_IN_LIMITS: SignInLimits = {
  gap: { max: 1, windowSeconds: 30 },
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

/** What of the budget others than known browsers may use. */
export const SHARE_OF_STRANGERS = 0.8

/** How long a browser that is not known waits where others misuse its address, network or number prefix. */
export const SLOW_WAIT_SECONDS = 20
/** How long it waits where others misuse its number. */
export const TRICKLE_WAIT_SECONDS = 10 * MINUTE

/**
 * What a message that led to a sign-in takes off a score to which each message adds one. With 5 the score grows only
 * where less than a fifth of the messages is used, which is how pumping shows (a one-sided CUSUM chart).
 */
export const USED_CODE_REFUND = 5

/** The digits of a number that name its range, after +91. */
const PREFIX_DIGITS = 4

/** The range of numbers that a number lies in: a million of them. */
export function numberPrefix(phone: string): string {
  return phone.slice(0, '+91'.length + PREFIX_DIGITS)
}
