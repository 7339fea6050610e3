import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Updates when a member was last here, and for a sealed member when they are erased. Skips a row that another
 * transaction has locked, such as an erasure.
 */
export async function touchMember(
  tx: Tx,
  { memberId, eraseAfter, now }: { memberId: string; eraseAfter: Date; now: Date },
): Promise<void> {
  await sql`
    update members set last_used_at = ${now},
      erase_after = case status when 'sealed' then ${eraseAfter}::timestamptz else erase_after end
    where member_id = (select member_id from members where member_id = ${memberId} for update skip locked)`.execute(
    tx,
  )
}
