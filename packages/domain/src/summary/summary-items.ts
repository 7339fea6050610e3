import type { AssessmentName } from '#assessment/instrument.ts'
import type { ConsentPurpose } from '#consent/consent-purposes.ts'
import type { SummaryChoice } from './summarise.ts'

/** What a summary can include, in the order of its page. */
export const SUMMARY_ITEMS = [
  'name',
  'depression',
  'anxiety',
  'stress',
  'phq9',
  'gad7',
  'changes',
  'moods',
  'days',
  'notes',
] as const
export type SummaryItem = (typeof SUMMARY_ITEMS)[number]

const ASSESSMENTS = {
  depression: 'Depression Assessment',
  anxiety: 'Anxiety Assessment',
  stress: 'Perceived Stress Assessment',
  phq9: 'PHQ-9',
  gad7: 'GAD-7',
} as const satisfies Partial<Record<SummaryItem, AssessmentName>>
type Named = keyof typeof ASSESSMENTS

const OF_MOODS = ['moods', 'days', 'notes'] as const satisfies readonly SummaryItem[]

/** Long enough for half a year of notes at their full length to be one stored value. */
export const MOST_SENT_DAYS = 184

/** Returns the assessment of an item, if it is one. */
export function assessmentOf(item: SummaryItem): AssessmentName | undefined {
  return item in ASSESSMENTS ? ASSESSMENTS[item as Named] : undefined
}

/** Returns the chosen assessments, in the order of the page. */
export function assessmentsOf(items: ReadonlySet<SummaryItem>): AssessmentName[] {
  return SUMMARY_ITEMS.filter((item) => items.has(item)).flatMap((item) => assessmentOf(item) ?? [])
}

/** Returns what `summarise` takes, of a period and the chosen items. */
export function choiceOf(
  items: ReadonlySet<SummaryItem>,
  { from, to }: { from: string; to: string },
): SummaryChoice {
  return {
    from,
    to,
    assessments: assessmentsOf(items),
    changes: items.has('changes'),
    moods: items.has('moods'),
    days: items.has('days'),
    notes: items.has('notes'),
  }
}

/**
 * Returns the consents under which the chosen data was stored. None: there is nothing to show, for a name and how scores
 * changed are nothing by themselves.
 */
export function purposesOf(items: ReadonlySet<SummaryItem>): ConsentPurpose[] {
  return [
    ...(assessmentsOf(items).length > 0 ? (['assessments'] as const) : []),
    ...(OF_MOODS.some((item) => items.has(item)) ? (['moods'] as const) : []),
  ]
}

/** Returns how many days a period has, both ends included. */
export function daysOf({ from, to }: { from: string; to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
}
