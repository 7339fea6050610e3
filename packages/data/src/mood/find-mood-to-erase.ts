import { sql } from 'kysely'
import type { Tx } from '#schema.ts'
import { MADE_AT } from './mood-columns.ts'

/**
 * Finds the mood of a member that an erasure which arrives late is about: the one that it names, or, if that is erased
 * already, the one on its day now. It is locked until the transaction ends.
 */
export async function findMoodToErase(
  tx: Tx,
  { memberId, moodId, day }: { memberId: string; moodId: string; day: string | undefined },
): Promise<{ id: string; madeAt: Date } | undefined> {
  return tx
    .selectFrom('moods')
    .select(['mood_id as id', MADE_AT.as('madeAt')])
    .where('member_id', '=', memberId)
    .where(({ eb, or }) =>
      or([eb('mood_id', '=', moodId), ...(day === undefined ? [] : [eb('day', '=', day)])]),
    )
    .orderBy(sql`mood_id = ${moodId}`, 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}
