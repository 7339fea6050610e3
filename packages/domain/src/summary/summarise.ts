import type { AssessmentName, Safety } from '#assessment/instrument.ts'
import type { SafetyAnswer } from '#assessment/safety-answers.ts'
import { dayIn } from '#day/local-day.ts'
import type { MoodType } from '#mood/mood-types.ts'

/** One stored result: its points, the maximum, its band, and what it asks for. */
export type SummaryResult = {
  assessmentName: AssessmentName
  total: number
  maximum: number
  level: string
  safety: Safety
  /** Whether an answer asks for it, not only the total. */
  hasSafetyAnswer: boolean
  /** Those answers in words, where they are known. */
  safetyAnswers: readonly SafetyAnswer[]
  /** How hard the problems made everyday life, in words; null where it was not asked or not answered. */
  functionalAnswer: string | null
  takenAt: Date
}

/** One stored day; `day` is `YYYY-MM-DD`, the note may be empty. */
export type SummaryMood = { day: string; moodType: MoodType; note: string }

/** What a member chose to include. Days are inclusive, `YYYY-MM-DD`. */
export type SummaryChoice = {
  from: string
  to: string
  assessments: readonly AssessmentName[]
  /** The change from the period's first result to its last. */
  changes: boolean
  /** The mood counts per month. */
  moods: boolean
  /** Each day. */
  days: boolean
  /** The notes. */
  notes: boolean
}

/** From the period's first result to its last; positive: the total rose. */
export type Change = { first: SummaryResult; last: SummaryResult; points: number }

export type MoodMonth = { month: string; days: number; counts: Record<MoodType, number> }

/** The summary. Parts not chosen are absent. */
export type Summary = {
  assessments: { assessmentName: AssessmentName; results: SummaryResult[]; change?: Change }[]
  /** The months with an entry, oldest first. */
  moods?: { months: MoodMonth[]; days: number; ofDays: number }
  /** Oldest first; `note` if notes were chosen and there is one. */
  days?: { day: string; moodType: MoodType; note?: string }[]
}

type Kept = { results: readonly SummaryResult[]; moods: readonly SummaryMood[] }

/** Returns only what the member chose to include. Days are in `timeZone`. */
export function summarise(kept: Kept, choice: SummaryChoice, timeZone: string): Summary {
  const isWithin = (day: string) => choice.from <= day && day <= choice.to
  const results = kept.results
    .filter(({ takenAt }) => isWithin(dayIn(timeZone, takenAt)))
    .toSorted((a, b) => a.takenAt.getTime() - b.takenAt.getTime())
  const moods = kept.moods.filter(({ day }) => isWithin(day)).toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const days = shownDays(moods, choice)
  return {
    assessments: choice.assessments.map((assessmentName) => {
      const own = results.filter((result) => result.assessmentName === assessmentName)
      const change = choice.changes ? changeOf(own) : undefined
      return { assessmentName, results: own, ...(change && { change }) }
    }),
    ...(choice.moods && {
      moods: { months: monthsOf(moods), days: moods.length, ofDays: daysBetween(choice.from, choice.to) },
    }),
    ...(days && { days }),
  }
}

/** Undefined with fewer than two results. */
function changeOf(results: readonly SummaryResult[]): Change | undefined {
  const [first, last] = [results.at(0), results.at(-1)]
  if (!first || !last || first === last) return undefined
  return { first, last, points: last.total - first.total }
}

function monthsOf(moods: readonly SummaryMood[]): MoodMonth[] {
  const months = new Set(moods.map(({ day }) => day.slice(0, 7)))
  return Array.from(months, (month) => {
    const own = moods.filter(({ day }) => day.startsWith(month))
    return { month, days: own.length, counts: countsOf(own) }
  })
}

function countsOf(moods: readonly SummaryMood[]): Record<MoodType, number> {
  const counts = { AWFUL: 0, BAD: 0, OKAY: 0, GOOD: 0, GREAT: 0 }
  for (const { moodType } of moods) counts[moodType] += 1
  return counts
}

/** With notes but without days, returns the days that have a note. */
function shownDays(moods: readonly SummaryMood[], { days, notes }: SummaryChoice) {
  if (!days && !notes) return undefined
  return moods
    .filter(({ note }) => days || note !== '')
    .map(({ day, moodType, note }) => ({ day, moodType, ...(notes && note !== '' && { note }) }))
}

/** Returns the number of days in a period, inclusive; 0 if it ends before it begins. */
function daysBetween(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1)
}
