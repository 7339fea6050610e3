import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import type { Scores } from './scores.ts'

/** A named range of totals on the scale. */
export interface Band {
  level: string
  from: number
}

/** The clinical course, by the ranges of the last two results, not by points. */
export type Course = 'none' | 'first' | 'eased' | 'steady' | 'heavier'

/** Returns the course of one assessment; results newest first. */
export function courseOf(results: readonly KeptAssessment[] | null, bands: readonly Band[]): Course {
  const [latest, before] = results ?? []
  if (!latest) return 'none'
  if (!before) return 'first'
  const step = rangeOf(latest, bands) - rangeOf(before, bands)
  if (step === 0) return 'steady'
  return step < 0 ? 'eased' : 'heavier'
}

/** Returns the index of a total's range, by the current bands. */
function rangeOf({ totalScore }: KeptAssessment, bands: readonly Band[]) {
  return bands.findLastIndex(({ from }) => totalScore >= from)
}

const WEIGHTIEST_FIRST = ['heavier', 'eased', 'steady', 'first'] as const

/** Returns the course of all three. A worse one takes precedence, so that no member is told to be fine. */
export function overallCourse(
  scores: Scores,
  bands: Record<keyof Scores, readonly Band[]>,
): { course: Course; before?: KeptAssessment } {
  const keys = ['depression', 'anxiety', 'stress'] as const
  const courses = keys.map((key) => ({ course: courseOf(scores[key], bands[key]), before: scores[key]?.[1] }))
  for (const course of WEIGHTIEST_FIRST) {
    const found = courses.find((one) => one.course === course)
    if (found) return { course, ...(found.before && { before: found.before }) }
  }
  return { course: 'none' }
}
