import { sql } from 'kysely'
import type { Tx } from '#schema.ts'
import type { WhoseRows } from './list-held-rows.ts'

/**
 * Deletes a member with everything that hangs on them, what stands under their number, and the jobs that carry any
 * of it. What stays is the audit trail, of which nobody can say any more whose it is (decision D42).
 */
export async function erasePerson(tx: Tx, { memberId, phone, phoneHashes }: Omit<WhoseRows, 'pseudonym'>) {
  const requests = await tx
    .deleteFrom('consultation_requests')
    .where('phone', '=', phone)
    .returning('id')
    .execute()
  for (const named of [memberId, phone, ...requests.map(({ id }) => id)]) {
    await sql`delete from graphile_worker._private_jobs where strpos(payload::text, ${named}) > 0`.execute(tx)
  }
  await tx.deleteFrom('one_time_code_challenges').where('phone_hash', 'in', phoneHashes).execute()
  await tx.deleteFrom('wrong_codes').where('phone_hash', 'in', phoneHashes).execute()
  await tx.deleteFrom('members').where('member_id', '=', memberId).execute()
}
