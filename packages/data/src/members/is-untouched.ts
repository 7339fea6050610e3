import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/** Returns whether a member has no name, mood, result, favourite or stored plan: nothing to lose. */
export async function isUntouched(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`
    select name_encrypted is null
      and not exists (select from moods where moods.member_id = members.member_id)
      and not exists (select from assessments where assessments.member_id = members.member_id)
      and not exists (select from favourites where favourites.member_id = members.member_id)
      and not exists (select from kept_safety_plans as plans where plans.member_id = members.member_id) as untouched
    from members where member_id = ${memberId}`.execute(tx)
  return rows[0]?.untouched === true
}
