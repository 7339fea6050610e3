import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import { listAssessmentHistory, listLatestAssessments } from '@pulli/data/assessment/assessments.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import type { SafetyAnswer } from '@pulli/domain/assessment/safety-answers.ts'
import type { ApiContext } from '#context.ts'
import { safetyAnswersOfMember } from './safety-answers.ts'

type StoredResult = Awaited<ReturnType<typeof listAssessmentHistory>>[number]

export type AssessmentListing = { member: Pick<SignedInMember, 'memberId' | 'dataKey'>; isHistory: boolean }

/**
 * Lists a member's stored results: the latest result of each instrument, or all of them (decision D36).
 */
export async function listAssessments(
  context: ApiContext,
  { member, isHistory }: AssessmentListing,
): Promise<KeptAssessment[]> {
  const list = isHistory ? listAssessmentHistory : listLatestAssessments
  const { db } = context.database
  const kept = await list(db, member.memberId)
  const answersOf = await safetyAnswersOfMember(context, db, member)
  return kept.map((result) => viewOf(context, result, answersOf(result)))
}

function viewOf(
  { config }: ApiContext,
  { assessmentName, total, maximum, packId, packVersion, functionalAnswer, ...one }: StoredResult,
  safetyAnswers: SafetyAnswer[],
): KeptAssessment {
  return {
    id: one.id,
    assessment_name: assessmentName,
    totalScore: total,
    assessmentMaxScore: maximum,
    level: one.level,
    safety: { level: one.safety, hasAnswer: one.hasSafetyAnswer },
    safetyAnswers,
    functionalAnswer:
      config.instruments[assessmentName].functionalQuestion?.options[functionalAnswer ?? -1] ?? null,
    pack: { id: packId, version: packVersion },
    takenAt: one.takenAt.toISOString(),
  }
}
