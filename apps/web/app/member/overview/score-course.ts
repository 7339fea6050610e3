import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import { changeBetween } from '@pulli/domain/assessment/change-between.ts'
import type { ReliableChange } from '@pulli/domain/assessment/instrument.ts'
import type { Scores } from './scores.ts'

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
  reliableChange?: ReliableChange | null
}

/**
 * What the dashboard says first. `help`: the latest result asks for it, by an answer or its total; `high`: it is in the
 * highest range. For better or worse is said only where the questionnaire has a reliable change (D54).
 */
export type Course =
  | { kind: 'help' | 'high' | 'none' }
  | { kind: 'worse' | 'better'; before: KeptAssessment }
  | { kind: 'latest'; latest: KeptAssessment; isInHigherRange: boolean }

/** Returns the course of one assessment; results newest first. */
export function courseOf(results: readonly KeptAssessment[] | null, scale: Scale): Course {
  const [latest, before] = results ?? []
  if (!latest) return { kind: 'none' }
  if (latest.safety.level !== 'none') return { kind: 'help' }
  if (isInHighestRange(latest, scale)) return { kind: 'high' }
  if (!before) return { kind: 'latest', latest, isInHigherRange: false }
  const { direction } = changeBetween(before.totalScore, latest.totalScore, scale)
  if (direction) return { kind: direction, before }
  const isInHigherRange = rangeOf(latest, scale) > rangeOf(before, scale)
  return { kind: 'latest', latest, isInHigherRange }
}

/** Whether a result is in the last range, by the current bands. One band for every total is no range (D53). */
export function isInHighestRange(result: KeptAssessment, scale: Scale) {
  return scale.bands.length > 1 && rangeOf(result, scale) === scale.bands.length - 1
}

function rangeOf({ totalScore }: KeptAssessment, { bands }: Scale) {
  return bands.findLastIndex(({ from }) => totalScore >= from)
}

const WEIGHTIEST_FIRST = ['help', 'high', 'worse', 'better', 'latest'] as const

/** Returns the course of all. What asks for help is said before anything else, and a worse one before a better. */
export function overallCourse(scores: Scores, scales: Record<keyof Scores, Scale>): Course {
  const keys = Object.keys(scores) as (keyof Scores)[]
  const courses = keys.map((key) => courseOf(scores[key], scales[key]))
  const kind = WEIGHTIEST_FIRST.find((one) => courses.some((course) => course.kind === one))
  if (kind === 'latest') return latestOf(courses)
  return courses.find((course) => course.kind === kind) ?? { kind: 'none' }
}

/** Of several without a direction, the newest; whether one is in a higher range counts wherever it is. */
function latestOf(courses: readonly Course[]): Course {
  const all = courses.filter((course) => course.kind === 'latest')
  const newest = all.reduce((a, b) => (a.latest.takenAt < b.latest.takenAt ? b : a))
  return { ...newest, isInHigherRange: all.some(({ isInHigherRange }) => isInHigherRange) }
}
