import type { AssessmentName } from '@pulli/domain/assessment/instrument.ts'
import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'

export const STORE_PATH = '/api/v1/mwellness/assessments/store-assessment-result'
export const LIST_PATH = '/api/v1/mwellness/assessments/getAssessmentResult'

/** What a form sends, with the same answer to every question but those that are named. */
export function sittingOf(name: AssessmentName, answerIndex: number, others: Record<number, number> = {}) {
  return {
    assessment_name: name,
    assessment_responses: INSTRUMENTS[name].items.map(({ prompt, options }, questionIndex) => {
      const index = others[questionIndex] ?? answerIndex
      return { questionIndex, question: prompt, answer: options[index]?.label ?? null, answerIndex: index }
    }),
  }
}
