/** The names by which the calls know the three instruments, as the specification spells them. */
export const ASSESSMENT_NAMES = [
  'Depression Assessment',
  'Anxiety Assessment',
  'Perceived Stress Assessment',
] as const
export type AssessmentName = (typeof ASSESSMENT_NAMES)[number]

/** A questionnaire as data. A version never changes once it was used: a new wording is a new version. */
export type Instrument = {
  id: string
  version: string
  locale: string
  assessmentName: AssessmentName
  /** What may be said of the wording; shown with every result. */
  licence: string
  /** Where topics, points and bands come from. */
  source: string
  recallWindow: string
  /** Years of age from which its numbers mean anything. */
  minimumAge: number
  /** In the order in which they are asked: the place in this list is the `questionIndex`. */
  items: readonly Item[]
  /** From the lowest total to the highest, without a gap. */
  bands: readonly Band[]
  safetyItems: readonly SafetyItem[]
  /** The total from which the ways to get help stand beside the score. */
  safetyTotal?: number
}

/** One question. The place of an option in the list is the `answerIndex`; what it counts is in its points. */
export type Item = { id: string; prompt: string; options: readonly Option[] }
export type Option = { label: string; points: number }

/** A named range of totals, both ends within it. */
export type Band = {
  level: string
  from: number
  to: number
  headline: string
  advice: string
  /** Other advice for the higher totals of the band, each from its total up. */
  adviceSteps?: readonly { from: number; advice: string }[]
}

/** An answer of so many points or more asks for help at once. */
export type SafetyItem = { item: string; from: number; urgency: Urgency }

/** How strongly help is offered: talk to someone today, or call now. */
export type Urgency = (typeof URGENCIES)[number]

/** From the weaker to the stronger. */
export const URGENCIES = ['today', 'now'] as const
