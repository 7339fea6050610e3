import { ASSESSMENT_NAMES, type AssessmentName, type Safety } from '@pulli/domain/assessment/instrument.ts'
import { sql } from 'kysely'
import { type DataKey, decryptText, encryptText } from '#encryption/data-key.ts'
import { UnreadableValue } from '#encryption/encrypted-value.ts'
import type { Db, Tx } from '#schema.ts'
import { deleteSummariesOfPurpose } from '#summary/summaries.ts'
import { uuidV7 } from '#uuid-v7.ts'

/** The columns of a sitting in lists: all but the answers. */
const ASSESSMENT_SUMMARY = [
  'id',
  'assessmentName',
  'packId',
  'packVersion',
  'total',
  'maximum',
  'level',
  'safety',
  'hasSafetyAnswer',
  'functionalAnswer',
  'takenAt',
] as const

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
      memberId: assessment.memberId,
      id,
      assessmentName: assessment.assessmentName,
      packId: assessment.packId,
      packVersion: assessment.packVersion,
      responsesEncrypted: encryptAnswers(key, id, assessment.responses),
      functionalAnswer: assessment.functionalAnswer,
      total: assessment.total,
      maximum: assessment.maximum,
      level: assessment.level,
      safety: assessment.safety,
      hasSafetyAnswer: assessment.hasSafetyAnswer,
      takenAt: assessment.now,
    })
    .execute()
  return id
}

/** Lists a member's latest sitting of each instrument, the newest first: one look into the index for each. */
export async function listLatestAssessments(db: Db, memberId: string) {
  return db
    .selectFrom(
      sql<{ name: string }>`unnest(${sql.val([...ASSESSMENT_NAMES])}::text[])`.as<'names'>(sql`names(name)`),
    )
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('assessments')
          .select(ASSESSMENT_SUMMARY)
          .where('memberId', '=', memberId)
          .whereRef('assessmentName', '=', 'names.name')
          .orderBy('takenAt', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .selectAll('latest')
    .orderBy('latest.takenAt', 'desc')
    .orderBy('latest.id', 'desc')
    .execute()
}

const MOST = 1_000

/** Lists a member's sittings, newest first, at most 1 000. */
export async function listAssessmentHistory(db: Db, memberId: string) {
  return db
    .selectFrom('assessments')
    .select(ASSESSMENT_SUMMARY)
    .where('memberId', '=', memberId)
    .orderBy('takenAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
}

/**
 * Lists the answers of a member's sittings with an answer that asks for help, by the sitting's id, of the newest 1 000.
 * Without those that the key does not open: the sitting itself is shown all the same.
 */
export async function listSafetyAnswers(
  db: Db,
  key: DataKey | undefined,
  memberId: string,
): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('assessments')
    .select(['id', 'responsesEncrypted as encrypted'])
    .where('memberId', '=', memberId)
    .where('hasSafetyAnswer', '=', true)
    .orderBy('takenAt', 'desc')
    .limit(MOST)
    .execute()
  return new Map(
    rows.flatMap(({ id, encrypted }) => {
      const answers = readable(() => decryptAnswers(key, id, encrypted))
      return answers === undefined ? [] : [[id, answers] as const]
    }),
  )
}

function readable(decrypt: () => number[]): number[] | undefined {
  try {
    return decrypt()
  } catch (error) {
    if (error instanceof UnreadableValue) return undefined
    throw error
  }
}

/**
 * Deletes a sitting of a member, with its answers and the summaries that may show it.
 * @returns whether it existed
 */
export async function deleteAssessment(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('assessments')
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    .returning('takenAt')
    .executeTakeFirst()
  if (deleted === undefined) return false
  await deleteSummariesOfPurpose(tx, { memberId, purpose: 'assessments', since: deleted.takenAt })
  return true
}

/** Encrypts the answers of a sitting. */
function encryptAnswers(key: DataKey, id: string, responses: readonly number[]): Buffer {
  return encryptText(key, placeOf(id), JSON.stringify(responses))
}

/** @throws UnreadableValue without the member's key */
export function decryptAnswers(key: DataKey | undefined, id: string, encrypted: Buffer): number[] {
  return JSON.parse(decryptText(key, placeOf(id), encrypted))
}

function placeOf(id: string) {
  return { table: 'assessments', column: 'responses', row: id }
}
