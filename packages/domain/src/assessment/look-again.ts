import type { AssessmentName } from './instrument.ts'

/**
 * Each instrument's recall window in days. A repeat within it would cover the same days. Source: the packs (depression: two weeks; anxiety: one week; stress: one month, Cohen 1983).
 */
const RECALL_DAYS = {
  'Depression Assessment': 14,
  'Anxiety Assessment': 7,
  'Perceived Stress Assessment': 30,
} as const satisfies Record<AssessmentName, number>

const DAY_MS = 86_400_000

/** Returns when repeating the instrument gives new information. */
export function lookAgainAt(assessmentName: AssessmentName, takenAt: Date): Date {
  return new Date(takenAt.getTime() + RECALL_DAYS[assessmentName] * DAY_MS)
}
