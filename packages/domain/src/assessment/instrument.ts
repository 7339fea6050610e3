/** The API's names of the three instruments, as spelt in the specification. */
export const ASSESSMENT_NAMES = [
  'Depression Assessment',
  'Anxiety Assessment',
  'Perceived Stress Assessment',
] as const
export type AssessmentName = (typeof ASSESSMENT_NAMES)[number]

/** A questionnaire as data. A used version never changes: new wording gets a new version. */
export type Instrument = {
  id: string
  version: string
  locale: string
  assessmentName: AssessmentName
  /** The status of the wording; shown with every result. */
  licence: string
  /** The source of topics, points and bands. */
  source: string
  recallWindow: string
  /** The minimum age in years for which its scores are valid. */
  minimumAge: number
  /** In display order: the index is the `questionIndex`. */
  items: readonly Item[]
  /** From the lowest total to the highest, without gaps. */
  bands: readonly Band[]
  safetyItems: readonly SafetyItem[]
  /** The total from which help is shown beside the score. */
  safetyTotal?: number
}

/** One question. An option's index is the `answerIndex`; its score is in `points`. */
export type Item = { id: string; prompt: string; options: readonly Option[] }
export type Option = { label: string; points: number }

/** A named range of totals, inclusive. */
export type Band = {
  level: string
  from: number
  to: number
  headline: string
  advice: string
  /** Different advice for higher totals of the band, each from its total up. */
  adviceSteps?: readonly { from: number; advice: string }[]
}

/** An answer of at least this many points shows help at once. */
export type SafetyItem = { item: string; from: number; urgency: Urgency }

/** How strongly help is offered: talk to someone today, or call now. */
export type Urgency = (typeof URGENCIES)[number]

/** In increasing urgency. */
export const URGENCIES = ['today', 'now'] as const
