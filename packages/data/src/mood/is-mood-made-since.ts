import type { Tx } from '#schema.ts'
import { MADE_AT } from './mood-columns.ts'

/** Returns whether a member's mood was made, or changed, after an instant. Nobody changes it until the transaction ends. */
export async function isMoodMadeSince(
  tx: Tx,
  { memberId, moodId, since }: { memberId: string; moodId: string; since: Date },
): Promise<boolean> {
  const made = await tx
    .selectFrom('moods')
    .select(MADE_AT.as('at'))
    .where('member_id', '=', memberId)
    .where('mood_id', '=', moodId)
    .forUpdate()
    .executeTakeFirst()
  return made !== undefined && made.at > since
}
