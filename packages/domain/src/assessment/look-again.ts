import type { AssessmentName } from './instrument.ts'

/**
 * Days that a set of questions looks back over, by its recall window: asked again earlier, the two answers would
 * speak of the same days. Source: the packs (depression: two weeks; anxiety: one week; stress: one month, Cohen 1983).
 */
const RECALL_DAYS = {
  'Depression Assessment': 14,
  'Anxiety Assessment': 7,
  'Perceived Stress Assessment': 30,
} as const satisfies Record<AssessmentName, number>

const DAY_MS = 86_400_000

/** From when on it says something new to take the same questions again. */
export function lookAgainAt(assessmentName: AssessmentName, takenAt: Date): Date {
  return new Date(takenAt.getTime() + RECALL_DAYS[assessmentName] * DAY_MS)
}
