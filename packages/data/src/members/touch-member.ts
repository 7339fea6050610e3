import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Remembers that a member is here. A sealed one that is opened is kept for `eraseAfter` longer. It waits for nobody:
 * a member whom somebody else is changing, such as erasing, is left to them.
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
