/** The API's names of the instruments: the first three as spelt in the specification, then those of others (D53). */
export const ASSESSMENT_NAMES = [
  'Depression Assessment',
  'Anxiety Assessment',
  'Perceived Stress Assessment',
  'PHQ-9',
  'GAD-7',
] as const
export type AssessmentName = (typeof ASSESSMENT_NAMES)[number]

/**
 * A questionnaire as data. The questions, answers, points and limits of a version that was used never change: others get
 * a new version. The words of its results may be corrected.
 */
export type Instrument = {
  id: string
  version: string
  locale: string
  assessmentName: AssessmentName
  /** The status of the wording; shown with every result. */
  licence: string
  /** The source of topics and points. */
  source: string
  /** Where the limits of the bands come from, and on which wording they were tested; shown beside the band (D53). */
  cutoffSource: string
  /** Whom this wording was tested with, and who says so. */
  validatedIn: string
  translationStatus: TranslationStatus
  recallWindow: string
  /** The question that all items complete. Only where they are no questions of their own. */
  stem?: string
  /** The minimum age in years for which its scores are valid. */
  minimumAge: number
  /** When the same person may answer again: earlier, the answers would be about the same days. */
  repeatAfter: { days: number; source: string }
  /** In display order: the index is the `questionIndex`. */
  items: readonly Item[]
  /** Asked after the items, may stay without an answer, and is never scored. */
  functionalQuestion?: FunctionalQuestion
  /**
   * From the lowest total to the highest, without gaps. A working translation has one, for every total: its `level` says
   * that the score has no range (D53).
   */
  bands: readonly Band[]
  /** Answers that ask for help. */
  safetyItems: readonly SafetyItem[]
  /** Totals that ask for help. */
  safetyTotals: readonly SafetyTotal[]
  /** From this total on a result shows the numbers to call before all else, as after an answer that asks for help (D77). */
  callFrom: { total: number; source: string }
  /** What a result says instead of its band's words where an answer asks for help (D52). */
  safetyAdvice?: Readonly<Record<Urgency, Words>>
  /** Null where none is known. A change has no direction then: a result says by how many points, not for better or worse (D54). */
  reliableChange: ReliableChange | null
}

/**
 * Whose words a pack has: `original`, written for it in its language; `official`, published by its authors or holders;
 * `validated`, tested by others; `working`, neither, so that its score has no band (D53).
 */
export const TRANSLATION_STATUSES = ['original', 'official', 'validated', 'working'] as const
export type TranslationStatus = (typeof TRANSLATION_STATUSES)[number]

/** One question. An option's index is the `answerIndex`; its score is in `points`. */
export type Item = { id: string; prompt: string; options: readonly Option[] }
export type Option = { label: string; points: number }

/** How hard the problems make everyday life. An option's index is the `functional_answer_index`. */
export type FunctionalQuestion = { prompt: string; options: readonly string[] }

/** What a result says. */
export type Words = { headline: string; advice: string }

/** A named range of totals, inclusive. */
export type Band = Words & {
  level: string
  from: number
  to: number
  /** Different words for higher totals of the band, each from its total up. */
  steps?: readonly (Words & { from: number })[]
}

/** An answer of at least this many points asks for help. */
export type SafetyItem = { item: string; from: number; urgency: Urgency; source: string }

/** A total of at least this many points asks for help. */
export type SafetyTotal = { from: number; urgency: Urgency; source: string }

/** The difference, in points, that is more than the questionnaire's own imprecision. */
export type ReliableChange = { points: number; source: string }

/** How strongly help is offered: talk to someone today, or call now. */
export type Urgency = (typeof URGENCIES)[number]

/** In increasing urgency. */
export const URGENCIES = ['today', 'now'] as const

/** What a sitting asks for. */
export type Safety = 'none' | Urgency

/** In increasing urgency. */
export const SAFETY = ['none', ...URGENCIES] as const
