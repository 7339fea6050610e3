import type { AssessmentResult } from '@pulli/contracts/assessment.ts'
import { insertAssessment } from '@pulli/data/assessment/insert-assessment.ts'
import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import type { SignedInMember } from '@pulli/data/members/find-member-by-access-token.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { enforceLimit } from '#limits/enforce-limit.ts'
import { getMember } from '#sign-in/find-member.ts'
import { type Sitting, scoreSitting } from './score-sitting.ts'

const MOST_AN_HOUR = 60

export type SentAssessment = {
  body: unknown
  authorization: string | undefined
  /** Refuse rather than answer a result that cannot be kept. */
  mustKeep: boolean
  requestId: string
}

/**
 * Scores an assessment and keeps it for a member who agreed to that. Of a visitor without an account, and
 * of a member who did not agree, it keeps nothing (decisions D13, D41).
 *
 * @throws InvalidInput with one message a field
 * @throws DomainError `sign-in-needed`, `consent-required`, `too-many-requests`
 */
export async function takeAssessment(context: ApiContext, sent: SentAssessment): Promise<AssessmentResult> {
  const { authorization, mustKeep, requestId } = sent
  // A header that names no living session is refused: nobody shall believe that their result was kept.
  const isVisitor = authorization === undefined && !mustKeep
  const member = isVisitor ? undefined : await getMember(context, authorization)
  const mayKeep = member !== undefined && (await context.mayKeepAssessments?.(member.memberId)) === true
  if (mustKeep && !mayKeep) throw new DomainError('consent-required')

  const sitting = scoreSitting(sent.body)
  if (mayKeep) await keepAssessment(context, { member, sitting, requestId })
  return resultOf(sitting, mayKeep)
}

type Kept = { member: SignedInMember; sitting: Sitting; requestId: string }

/** Stores the sitting with its audit row: both, or nothing. */
async function keepAssessment(context: ApiContext, { member, sitting, requestId }: Kept): Promise<void> {
  const now = context.clock()
  const { instrument, responses, scoring } = sitting
  await context.database.db.transaction().execute(async (tx) => {
    await enforceLimit(tx, {
      name: 'assessment-member',
      subject: member.memberId,
      max: MOST_AN_HOUR,
      windowSeconds: 3_600,
      secret: context.config.limitSecret,
      now,
    })
    const id = await insertAssessment(tx, {
      memberId: member.memberId,
      assessmentName: instrument.assessmentName,
      packId: instrument.id,
      packVersion: instrument.version,
      responses,
      total: scoring.total,
      maximum: scoring.maximum,
      level: scoring.level,
      now,
    })
    await recordAudit(tx, {
      actor: member.pseudonym,
      action: 'assessment.store',
      subjectKind: 'assessment',
      subjectId: id,
      requestId,
      now,
    })
  })
}

function resultOf({ instrument, scoring, help }: Sitting, isStored: boolean): AssessmentResult {
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
    safety: help,
    isStored,
  }
}
