import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import { listAssessmentHistory } from '@pulli/data/assessment/list-assessment-history.ts'
import { listLatestAssessments } from '@pulli/data/assessment/list-latest-assessments.ts'
import type { ApiContext } from '#context.ts'

export type AssessmentListing = { memberId: string; isHistory: boolean }

/**
 * Lists what is kept of a member: the latest result of each instrument, or all of them (decision D36).
 */
export async function listAssessments(
  context: ApiContext,
  { memberId, isHistory }: AssessmentListing,
): Promise<KeptAssessment[]> {
  const list = isHistory ? listAssessmentHistory : listLatestAssessments
  const kept = await list(context.database.db, memberId)
  return kept.map(({ assessmentName, total, maximum, packId, packVersion, functionalAnswer, ...one }) => ({
    id: one.id,
    assessment_name: assessmentName,
    totalScore: total,
    assessmentMaxScore: maximum,
    level: one.level,
    safety: { level: one.safety, hasAnswer: one.hasSafetyAnswer },
    functionalAnswer:
      context.config.instruments[assessmentName].functionalQuestion?.options[functionalAnswer ?? -1] ?? null,
    pack: { id: packId, version: packVersion },
    takenAt: one.takenAt.toISOString(),
  }))
}
