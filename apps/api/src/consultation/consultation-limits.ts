/** How many requests are stored per hour. A rejected request does not count. */
export type ConsultationLimits = {
  /** Per IP address. Generous: thousands of Indian phones share one carrier address. */
  perAddress: number
  perPhone: number
}

export const CONSULTATION_LIMITS: ConsultationLimits = { perAddress: 60, perPhone: 5 }

export const CONSULTATION_WINDOW_SECONDS = 3_600
