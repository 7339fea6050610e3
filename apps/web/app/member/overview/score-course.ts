import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import type { Scores } from './scores.ts'

/** A named range of totals, as the scale draws it. */
export interface Band {
  level: string
  from: number
}

/** The way it goes: by the ranges of the last two results, not by single points. */
export type Course = 'none' | 'first' | 'eased' | 'steady' | 'heavier'

/** The course of one assessment, its results newest first. */
export function courseOf(results: readonly KeptAssessment[] | null, bands: readonly Band[]): Course {
  const [latest, before] = results ?? []
  if (!latest) return 'none'
  if (!before) return 'first'
  const step = place(latest, bands) - place(before, bands)
  if (step === 0) return 'steady'
  return step < 0 ? 'eased' : 'heavier'
}

/** Which range a total lies in, by its current bands. */
function place({ totalScore }: KeptAssessment, bands: readonly Band[]) {
  return bands.findLastIndex(({ from }) => totalScore >= from)
}

const WEIGHTIEST_FIRST = ['heavier', 'eased', 'steady', 'first'] as const

/** What is said of all three together: what has become heavier comes first, so that nobody is told to be fine. */
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
