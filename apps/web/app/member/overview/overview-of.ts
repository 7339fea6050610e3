import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import type { MoodList } from '@pulli/contracts/mood.ts'
import type { AssessmentName } from '@pulli/domain/assessment/instrument.ts'
import type { Overview } from '@pulli/domain/overview/choose-sentence.ts'
import type { Outcome } from '#api/call-api.ts'
import { today } from '#member/day/time-zone.ts'
import type { Scale } from './scale.ts'
import { SCORE_KEYS, type ScoreKey, type Scores } from './scores.ts'

interface Loaded {
  scores: Scores
  scales: Record<ScoreKey, Scale>
  /** Those of the last days. Without an answer there are none. */
  week: Outcome<MoodList>
}

const NAMES = Object.keys(SCORE_KEYS) as AssessmentName[]

/** Returns what the dashboard's sentence is chosen from. */
export function overviewOf({ scores, scales, week }: Loaded, hiddenAt: Date | undefined): Overview {
  return {
    followed: NAMES.map((name) => {
      const key = SCORE_KEYS[name]
      return { name, scale: scales[key], results: (scores[key] ?? []).map(resultOf) }
    }),
    moods:
      week.kind === 'done' ? week.data.moods.map(({ day, mood_type }) => ({ day, moodType: mood_type })) : [],
    today: week.kind === 'done' ? week.data.today : today(),
    now: new Date(),
    hiddenAt,
  }
}

const resultOf = ({ totalScore, takenAt, safety }: KeptAssessment) => ({
  total: totalScore,
  takenAt: new Date(takenAt),
  safety: safety.level,
  hasAnswer: safety.hasAnswer,
})
