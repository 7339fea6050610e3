import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import type { AssessmentName } from '@pulli/domain/assessment/instrument.ts'

/** STA-07, D28: one word for each assessment, the three specified ones first. */
export const SCORE_KEYS = {
  'Depression Assessment': 'depression',
  'Anxiety Assessment': 'anxiety',
  'Perceived Stress Assessment': 'stress',
  'PHQ-9': 'phq9',
  'GAD-7': 'gad7',
} as const satisfies Record<AssessmentName, string>

export type ScoreKey = (typeof SCORE_KEYS)[AssessmentName]

/** STA-06: all results of each assessment, newest first; null if there are none. */
export type Scores = Record<ScoreKey, KeptAssessment[] | null>

export const NO_SCORES: Scores = { depression: null, anxiety: null, stress: null, phq9: null, gad7: null }

/** Groups a history, newest first, by assessment. */
export function scoresOf(history: readonly KeptAssessment[]): Scores {
  const scores: Scores = { ...NO_SCORES }
  for (const result of history) {
    const key = SCORE_KEYS[result.assessment_name]
    scores[key] = [...(scores[key] ?? []), result]
  }
  return scores
}
