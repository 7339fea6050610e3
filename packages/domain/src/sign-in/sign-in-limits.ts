const MINUTE = 60
const HOUR = 3_600
const DAY = 86_400

/** At most so many within a window. */
export type Allowance = { max: number; windowSeconds: number }

/** How often codes are sent and tried. */
export type SignInLimits = {
  /** The gap between two codes for one number: specification, section 9. */
  gap: Allowance
  /** Codes for one number: security row 9, after what SMS carriers advise against toll fraud. */
  perPhone: { tenMinutes: Allowance; hour: Allowance; day: Allowance }
  /** Codes asked for from one address. Many phones share one carrier address: past `slow` it takes longer. */
  perAddress: Allowance & { slow: number }
  /** Sign-ins tried from one address. */
  triesPerAddress: Allowance
  /** Messages of the whole site: its budget. */
  site: Allowance
}

/** The limits of security rows 8 to 11. The budget of the site comes from the settings. */
export const SIGN_IN_LIMITS: SignInLimits = {
  gap: { max: 1, windowSeconds: 30 },
  perPhone: {
    tenMinutes: { max: 3, windowSeconds: 10 * MINUTE },
    hour: { max: 5, windowSeconds: HOUR },
    day: { max: 10, windowSeconds: DAY },
  },
  perAddress: { max: 100, slow: 30, windowSeconds: HOUR },
  triesPerAddress: { max: 300, windowSeconds: HOUR },
  site: { max: 1_000, windowSeconds: HOUR },
}

const STEP_MILLISECONDS = 100
const MOST_MILLISECONDS = 3_000

/** For how long an answer is held back when an address has asked so often. */
export function holdBackMilliseconds(hits: number, slow: number): number {
  return Math.min(MOST_MILLISECONDS, Math.max(0, hits - slow) * STEP_MILLISECONDS)
}

/** Over how many messages the share of used codes is judged (security row 11). */
export const JUDGED_MESSAGES = 50
/** Below this share of used codes somebody makes us send messages that nobody wants. */
const LEAST_SHARE_USED = 0.2

/** Says whether too few of the last messages led to a sign-in. Fewer than 50 prove nothing. */
export function isPumped({ sent, used }: { sent: number; used: number }): boolean {
  return sent >= JUDGED_MESSAGES && used / sent < LEAST_SHARE_USED
}
