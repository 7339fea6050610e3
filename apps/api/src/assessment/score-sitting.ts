import { AnsweredPack, NewAssessment } from '@pulli/contracts/assessment.ts'
import { answerIndexOf } from '@pulli/domain/assessment/answer-index.ts'
import type { Instrument } from '@pulli/domain/assessment/instrument.ts'
import type { Instruments } from '@pulli/domain/assessment/instruments.ts'
import { type Scoring, scoreAssessment } from '@pulli/domain/assessment/score-assessment.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { readBody } from '#http/read-body.ts'

/** One whole sitting: the answers, and their score. */
export type Sitting = {
  instrument: Instrument
  /** One `answerIndex` for each item, in the order of the items. */
  responses: number[]
  /** The `answerIndex` of the question that is not scored; null where it has none. */
  functionalAnswer: number | null
  scoring: Extract<Scoring, { status: 'scored' }>
}

/**
 * Reads what a form sent and scores it from the place of each answer alone.
 * @throws InvalidInput with one message a field
 * @throws DomainError `stale-pack`
 */
export function scoreSitting(body: unknown, instruments: Instruments): Sitting {
  // First: if the questions were reworded, an earlier answer may mean something else.
  const answered = AnsweredPack.safeParse(body)
  if (answered.success) {
    const { assessment_name: name, pack_version: version } = answered.data
    if (instruments[name].version !== version) throw new DomainError('stale-pack')
  }
  const {
    assessment_name,
    assessment_responses,
    functional_answer_index: functionalAnswer = null,
  } = readBody(NewAssessment, body)
  const instrument = instruments[assessment_name]
  const responses = assessment_responses
    .toSorted((a, b) => a.questionIndex - b.questionIndex)
    .flatMap((response) => answerIndexOf(assessment_name, response) ?? [])
  const scoring = scoreAssessment(instrument, responses)
  // The contract lets no incomplete sitting through; if it ever did, it would be a fault of ours.
  if (scoring.status === 'incomplete') throw new Error('an accepted assessment is incomplete')
  return { instrument, responses, functionalAnswer, scoring }
}
