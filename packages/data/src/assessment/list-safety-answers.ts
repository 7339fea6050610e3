import type { DataKey } from '#encryption/data-key.ts'
import { UnreadableValue } from '#encryption/encrypted-value.ts'
import type { Db } from '#schema.ts'
import { decryptAnswers } from './encrypted-answers.ts'

const MOST = 1_000

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
    .select(['id', 'responses_encrypted as encrypted'])
    .where('member_id', '=', memberId)
    .where('has_safety_answer', '=', true)
    .orderBy('taken_at', 'desc')
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
