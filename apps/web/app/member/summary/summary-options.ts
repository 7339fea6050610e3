import type { AssessmentName } from '@pulli/domain/assessment/instrument.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { assessmentOf, type SummaryItem } from '@pulli/domain/summary/summary-items.ts'
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
] as const satisfies readonly {
  name: SummaryItem
  label: () => string
  first: boolean
  note?: () => string
}[]

/** The period as typed, and the ticked items. */
export interface SummaryOptions {
  from: string
  to: string
  items: ReadonlySet<SummaryItem>
}

/** The last three months, without single days and notes; of PHQ-9 and GAD-7 what was taken at all. */
export function defaultOptions(today: string, taken: ReadonlySet<AssessmentName>): SummaryOptions {
  const items = ITEMS.filter(({ name, first }) => {
    const assessment = assessmentOf(name)
    return first || (assessment !== undefined && taken.has(assessment))
  }).map(({ name }) => name)
  return { from: addDays(today, -89), to: today, items: new Set(items) }
}

/** Returns the errors of the period. `YYYY-MM-DD` compares as text. */
export function periodFaults({ from, to }: SummaryOptions): { from?: string; to?: string } {
  return {
    ...(from === '' && { from: m.summary_from_missing() }),
    ...(to === '' && { to: m.summary_to_missing() }),
    ...(from !== '' && to !== '' && to < from && { to: m.summary_to_early() }),
  }
}
