import { AnsweredPack, type AssessmentResult, NewAssessment } from '@pulli/contracts/assessment.ts'
import { insertAssessment } from '@pulli/data/assessment/assessments.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { hasConsent } from '@pulli/data/consent/consents.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { answerIndexOf } from '@pulli/domain/assessment/answer-index.ts'
import type { Instrument } from '@pulli/domain/assessment/instrument.ts'
import type { Instruments } from '@pulli/domain/assessment/instruments.ts'
import { isCallTotal } from '@pulli/domain/assessment/safety-of.ts'
import { type Scoring, scoreAssessment } from '@pulli/domain/assessment/score-assessment.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { requireConsent } from '#consent/require-consent.ts'
import type { ApiContext } from '#context.ts'
import { readBody } from '#http/read-body.ts'
import { claimWrite } from '#idempotency/idempotent-write.ts'
import { limitMember } from '#limits/limit-member.ts'
import { limitNewEntries } from '#sealed-erasure/limit-new-entries.ts'
import { getMember, namesNobody } from '#sign-in/get-member.ts'

const MOST_AN_HOUR = 60

export type SentAssessment = {
  body: unknown
  authorization: string | undefined
  /** Refuse rather than answer with a result that cannot be stored. */
  mustKeep: boolean
  idempotencyKey: string | undefined
  traceId: string
}

/**
 * Scores an assessment and keeps it for a member who agreed to that, once under its idempotency key. Of a visitor without an account, and
 * of a member who did not agree, it keeps nothing (decisions D13, D41).
 *
 * @throws InvalidInput with one message a field
 * @throws DomainError `stale-pack`, `sign-in-needed`, `consent-required`, `idempotency-key-reused`,
 * `too-many-requests`, `too-many-entries`
 */
export async function takeAssessment(context: ApiContext, sent: SentAssessment): Promise<AssessmentResult> {
  const { authorization, mustKeep, idempotencyKey, traceId } = sent
  // A token without an active session is refused, so that no member believes their result was stored.
  const isVisitor = namesNobody(authorization) && !mustKeep
  if (isVisitor) return resultOf(scoreSitting(sent.body, context.config.instruments), false)
  const member = await getMember(context, authorization)

  return context.database.db.transaction().execute(async (tx) => {
    if (mustKeep) await requireConsent(tx, member.memberId, 'assessments')
    const mayKeep = mustKeep || (await hasConsent(tx, member.memberId, 'assessments'))
    const sitting = scoreSitting(sent.body, context.config.instruments)
    if (mayKeep) await keepAssessment(tx, context, { member, sitting, idempotencyKey, traceId })
    return resultOf(sitting, mayKeep)
  })
}

type Kept = {
  member: SignedInMember
  sitting: Sitting
  idempotencyKey: string | undefined
  traceId: string
}

/** Stores the sitting with its audit row: both, or nothing. */
async function keepAssessment(
  tx: Tx,
  context: ApiContext,
  { member, sitting, idempotencyKey: key, traceId }: Kept,
) {
  const now = context.clock()
  const { memberId } = member
  const { instrument, responses, functionalAnswer, scoring } = sitting
  const input = [instrument.assessmentName, responses, functionalAnswer]
  const write = { key, operation: 'storeAssessmentResult', owner: { memberId }, input, now }
  if ((await claimWrite(tx, write)) !== undefined) return

  await limitMember(tx, context, { name: 'assessment-member', memberId, max: MOST_AN_HOUR, now })
  await limitNewEntries(tx, context, { kind: 'entry', memberId, now })
  const { dataKey } = member
  const id = await insertAssessment(tx, dataKey, {
    memberId,
    assessmentName: instrument.assessmentName,
    packId: instrument.id,
    packVersion: instrument.version,
    responses,
    functionalAnswer,
    total: scoring.total,
    maximum: scoring.maximum,
    level: scoring.level,
    safety: scoring.safety,
    hasSafetyAnswer: scoring.hasSafetyAnswer,
    now,
  })
  await recordAudit(tx, {
    actor: member.pseudonym,
    action: 'assessment.store',
    subjectKind: 'assessment',
    subjectId: id,
    traceId,
    now,
  })
}

function resultOf({ instrument, scoring }: Sitting, isStored: boolean): AssessmentResult {
  return {
    assessment_name: instrument.assessmentName,
    storedResult: {
      totalScore: scoring.total,
      assessmentMaxScore: scoring.maximum,
      level: scoring.level,
      advice: scoring.advice,
    },
    headline: scoring.headline,
    pack: { id: instrument.id, version: instrument.version },
    safety: {
      level: scoring.safety,
      beforeResult: scoring.hasSafetyAnswer ? scoring.safety : 'none',
      besideScore: isCallTotal(scoring.total, instrument),
    },
    isStored,
  }
}

/** One whole sitting: the answers, and their score. */
type Sitting = {
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
function scoreSitting(body: unknown, instruments: Instruments): Sitting {
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
