import { addDays } from '#day/add-days.ts'
import { type MoodEntry, moodValue } from './mood-entry.ts'

/** A weekday, Monday 0 to Sunday 6, that was rated differently from the other six. */
export interface WeekdayPattern {
  weekday: number
  direction: 'higher' | 'lower'
}

const DAYS = 182
const ENTRIES_OF_EACH = 12
const STEPS = 0.5
const STANDARD_ERRORS = 3

/**
 * Finds weekdays rated clearly higher or lower than the others in the half year up to `today`. It describes the entries and
 * infers no causes.
 *
 * "Clearly" is strict, because seven days are compared: every day of the week has at least twelve entries, the
 * means are half a step or more apart (of the five moods, 0 to 4), and that is three standard errors (Welch) or
 * more. With random ratings, about one member in fifty would see a pattern.
 *
 * @returns the higher ones first, the clearest first; empty if the entries are too few or too uniform
 */
export function weekdayPatterns(entries: readonly MoodEntry[], today: string): WeekdayPattern[] {
  const since = addDays(today, 1 - DAYS)
  const within = entries.filter(({ day }) => since <= day && day <= today)
  const byWeekday = Array.from({ length: 7 }, (_, weekday) =>
    within.filter(({ day }) => weekdayOf(day) === weekday).map(({ moodType }) => moodValue(moodType)),
  )
  if (byWeekday.some(({ length }) => length < ENTRIES_OF_EACH)) return []
  return clearest(byWeekday.map((values, weekday) => ({ weekday, values })))
    .sort((a, b) => Number(b.steps > 0) - Number(a.steps > 0))
    .map(({ weekday, steps }) => ({ weekday, direction: steps > 0 ? 'higher' : 'lower' }))
}

interface Noted {
  weekday: number
  values: readonly number[]
}

/** Clearest first. Each match leaves the comparison, so that hard Mondays do not make Tuesdays look good. */
function clearest(noted: readonly Noted[]): (Noted & { steps: number })[] {
  const [first] = noted
    .map((own) => ({ ...own, ...apart(own.values, others(noted, own.weekday)) }))
    .filter(({ steps, errors }) => Math.abs(steps) >= STEPS && errors >= STANDARD_ERRORS)
    .sort((a, b) => b.errors - a.errors || Math.abs(b.steps) - Math.abs(a.steps))
  if (!first) return []
  return [first, ...clearest(noted.filter(({ weekday }) => weekday !== first.weekday))]
}

const others = (noted: readonly Noted[], except: number) =>
  noted.filter(({ weekday }) => weekday !== except).flatMap(({ values }) => values)

/** Returns the weekday of a calendar day: Monday 0 to Sunday 6. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

function apart(own: readonly number[], others: readonly number[]) {
  const a = spread(own)
  const b = spread(others)
  const steps = a.mean - b.mean
  const error = Math.sqrt(a.variance / own.length + b.variance / others.length)
  return { steps, errors: steps === 0 ? 0 : Math.abs(steps) / error }
}

function spread(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, variance: squares / (values.length - 1) }
}
