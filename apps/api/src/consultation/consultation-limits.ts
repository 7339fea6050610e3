/** How many requests are stored within an hour. A refused one does not count. */
export type ConsultationLimits = {
  /** For one address. Generous: thousands of Indian phones share one carrier address. */
  perAddress: number
  perPhone: number
  /** For one mail address, so that the confirmation cannot be used to flood a stranger. */
  perEmail: number
}

export const CONSULTATION_LIMITS: ConsultationLimits = { perAddress: 60, perPhone: 5, perEmail: 5 }

export const CONSULTATION_WINDOW_SECONDS = 3_600
