import type { Urgency } from '@pulli/domain/assessment/instrument.ts'
import type { Answers } from './answers.ts'

/** What each answer of a safety item asks for, by question. */
export type Urgencies = Record<string, ('none' | Urgency)[]>

/** What the answers ask for. */
export function urgencyOf(answers: Answers, urgencies: Urgencies): 'none' | Urgency {
  return Object.entries(urgencies)
    .map(([question, levels]) => levels[answers[Number(question)] ?? 0] ?? 'none')
    .reduce(moreUrgent, 'none')
}

/** The more urgent of two. */
export function moreUrgent(one: 'none' | Urgency, other: 'none' | Urgency): 'none' | Urgency {
  if (one === 'now' || other === 'now') return 'now'
  return one === 'none' ? other : one
}
