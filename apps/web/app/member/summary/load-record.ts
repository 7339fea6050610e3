import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import type { Mood } from '@pulli/contracts/mood.ts'
import type { SummaryMood, SummaryResult } from '@pulli/domain/summary/summarise.ts'
import { providerCalls } from '#addresses.ts'
import type { Outcome } from '#api/call-api.ts'
import { loadMoods } from '#member/check-in/mood-calls.ts'
import { callAsMember } from '#member/session/call-as-member.ts'

/** The data of a summary. The selection never leaves the browser. */
export interface KeptRecord {
  results: SummaryResult[]
  moods: SummaryMood[]
}

/** Loads all results and moods, so that changed options need no call. */
export async function loadRecord(): Promise<Outcome<KeptRecord>> {
  const [results, moods] = await Promise.all([loadResults(), loadAllMoods()])
  if (results.kind !== 'done') return results
  if (moods.kind !== 'done') return moods
  return {
    kind: 'done',
    message: '',
    data: {
      results: results.data.map((result) => ({
        assessmentName: result.assessment_name,
        total: result.totalScore,
        maximum: result.assessmentMaxScore,
        level: result.level,
        safety: result.safety.level,
        hasSafetyAnswer: result.safety.hasAnswer,
        safetyAnswers: result.safetyAnswers,
        functionalAnswer: result.functionalAnswer,
        takenAt: new Date(result.takenAt),
      })),
      moods: moods.data.map(({ day, mood_type, note }) => ({ day, moodType: mood_type, note })),
    },
  }
}

/** ERR-08: a 404 means none. */
export async function loadResults(): Promise<Outcome<KeptAssessment[]>> {
  const outcome = await callAsMember<KeptAssessment[]>(`${providerCalls.assessmentResults}?history=true`)
  const isNone = outcome.kind === 'refused' && outcome.status === 404
  return isNone ? { kind: 'done', data: [], message: '' } : outcome
}

/** Loads page after page, to the oldest. */
async function loadAllMoods(): Promise<Outcome<Mood[]>> {
  const all: Mood[] = []
  let days = {}
  for (;;) {
    const outcome = await loadMoods(days)
    if (outcome.kind !== 'done') return outcome
    all.push(...outcome.data.moods)
    const { next_to } = outcome.data
    if (next_to === null) return { ...outcome, data: all }
    days = { to: next_to }
  }
}
