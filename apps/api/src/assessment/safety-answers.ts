import { listSafetyAnswers } from '@pulli/data/assessment/assessments.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import type { Db } from '@pulli/data/schema.ts'
import type { AssessmentName } from '@pulli/domain/assessment/instrument.ts'
import { type SafetyAnswer, safetyAnswersOf } from '@pulli/domain/assessment/safety-answers.ts'
import type { ApiContext } from '#context.ts'

type Stored = { id: string; assessmentName: AssessmentName; packId: string; packVersion: string }

/** Returns a function that gives the answers of a stored result which ask for help, in words. */
export async function safetyAnswersOfMember(
  { config }: Pick<ApiContext, 'config'>,
  db: Db,
  { memberId, dataKey }: Pick<SignedInMember, 'memberId' | 'dataKey'>,
): Promise<(result: Stored) => SafetyAnswer[]> {
  const answers = await listSafetyAnswers(db, dataKey, memberId)
  return (result) =>
    safetyAnswersOf(config.instruments[result.assessmentName], answers.get(result.id) ?? [], result)
}
