import type { ReliableChange } from '@pulli/domain/assessment/instrument.ts'

/** A named range of totals on the scale. */
export interface Band {
  level: string
  from: number
}

/** What the dashboard knows of a questionnaire: the questions themselves are too large for the first page. */
export interface Scale {
  bands: readonly Band[]
  licence: string
  cutoffSource: string
  /** After how many days a repeat gives new information. */
  repeatDays: number
  /** From this total on it is high (D77). */
  callFrom: number
  reliableChange?: ReliableChange | null
}
