import type { Safety } from '@pulli/domain/assessment/instrument.ts'
import { mostUrgent } from '@pulli/domain/assessment/safety-of.ts'
import type { Answers } from './answers.ts'

/** What each answer of a safety item asks for, by question. */
export type Urgencies = Record<string, Safety[]>

/** What the answers ask for, without their questionnaire: the browser has only these. */
export function urgencyOf(answers: Answers, urgencies: Urgencies): Safety {
  return mostUrgent(
    Object.entries(urgencies).map(([question, levels]) => levels[answers[Number(question)] ?? -1] ?? 'none'),
  )
}
