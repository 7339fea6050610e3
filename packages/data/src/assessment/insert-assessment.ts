import type { AssessmentName, Safety } from '@pulli/domain/assessment/instrument.ts'
import type { DataKey } from '#encryption/data-key.ts'
import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'
import { encryptAnswers } from './encrypted-answers.ts'

/** One sitting of a member. */
export type NewAssessmentRow = {
  memberId: string
  assessmentName: AssessmentName
  packId: string
  packVersion: string
  /** One `answerIndex` for each item, in the order of the pack. */
  responses: number[]
  /** The index of the answer to the question that is not scored; null where it has none. */
  functionalAnswer: number | null
  total: number
  maximum: number
  level: string
  safety: Safety
  hasSafetyAnswer: boolean
  now: Date
}

/**
 * Stores one sitting, its answers encrypted.
 * @returns its id
 */
export async function insertAssessment(tx: Tx, key: DataKey, assessment: NewAssessmentRow): Promise<string> {
  const id = uuidV7(assessment.now)
  await tx
    .insertInto('assessments')
    .values({
      member_id: assessment.memberId,
      id,
      assessment_name: assessment.assessmentName,
      pack_id: assessment.packId,
      pack_version: assessment.packVersion,
      responses_encrypted: encryptAnswers(key, id, assessment.responses),
      functional_answer: assessment.functionalAnswer,
      total: assessment.total,
      maximum: assessment.maximum,
      level: assessment.level,
      safety: assessment.safety,
      has_safety_answer: assessment.hasSafetyAnswer,
      taken_at: assessment.now,
    })
    .execute()
  return id
}
