import type { AssessmentName } from '@pulli/domain/assessment/instrument.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { m } from '@pulli/messages/messages.js'

/** The items of the page, in order. */
export const ITEMS = [
  { name: 'name', label: m.summary_item_name, first: true },
  { name: 'depression', label: m.summary_item_depression, first: true },
  { name: 'anxiety', label: m.summary_item_anxiety, first: true },
  { name: 'stress', label: m.summary_item_stress, first: true },
  { name: 'phq9', label: m.summary_item_phq9, first: false },
  { name: 'gad7', label: m.summary_item_gad7, first: false },
  { name: 'changes', label: m.summary_item_changes, first: true },
  { name: 'moods', label: m.summary_item_moods, first: true },
  { name: 'days', label: m.summary_item_days, first: false },
  { name: 'notes', label: m.summary_item_notes, first: false, note: m.summary_item_notes_note },
] as const satisfies readonly { name: string; label: () => string; first: boolean; note?: () => string }[]

export type ItemName = (typeof ITEMS)[number]['name']

/** The period as typed, and the ticked items. */
export interface SummaryOptions {
  from: string
  to: string
  items: ReadonlySet<ItemName>
}

/** The last three months, without single days and notes; of PHQ-9 and GAD-7 what was taken at all. */
export function defaultOptions(today: string, taken: ReadonlySet<AssessmentName>): SummaryOptions {
  const items = ITEMS.filter(
    ({ name, first }) => first || (name in NAMES && taken.has(NAMES[name as Named])),
  ).map(({ name }) => name)
  return { from: addDays(today, -89), to: today, items: new Set(items) }
}

const NAMES = {
  depression: 'Depression Assessment',
  anxiety: 'Anxiety Assessment',
  stress: 'Perceived Stress Assessment',
  phq9: 'PHQ-9',
  gad7: 'GAD-7',
} as const satisfies Partial<Record<ItemName, AssessmentName>>
type Named = keyof typeof NAMES

/** The assessments that are ticked, in the order of the page. */
export function chosenAssessments({ items }: SummaryOptions): AssessmentName[] {
  return (['depression', 'anxiety', 'stress', 'phq9', 'gad7'] as const)
    .filter((name) => items.has(name))
    .map((name) => NAMES[name])
}

/** Returns the errors of the period. `YYYY-MM-DD` compares as text. */
export function periodFaults({ from, to }: SummaryOptions): { from?: string; to?: string } {
  return {
    ...(from === '' && { from: m.summary_from_missing() }),
    ...(to === '' && { to: m.summary_to_missing() }),
    ...(from !== '' && to !== '' && to < from && { to: m.summary_to_early() }),
  }
}
