import { sql } from 'kysely'
import type { Tx } from '#schema.ts'
import type { WhoseRows } from './list-held-rows.ts'

/**
 * Deletes a member with everything that hangs on them, what stands under their number, and the jobs that carry any
 * of it. What stays is the audit trail, of which nobody can say any more whose it is (decision D42). Of a number
 * that is somebody else's by now only the requests go that were sealed with the member.
 */
export async function erasePerson(
  tx: Tx,
  { memberId, phone, holdsNumber, phoneHashes }: Omit<WhoseRows, 'pseudonym'>,
) {
  const requests = await tx
    .deleteFrom('consultation_requests')
    .where(({ eb, and }) =>
      holdsNumber
        ? and([eb('phone', '=', phone), eb('sealed_with', 'is', null)])
        : eb('sealed_with', '=', memberId),
    )
    .returning('id')
    .execute()
  const named = [memberId, ...(holdsNumber ? [phone] : []), ...requests.map(({ id }) => id)]
  for (const name of named) {
    await sql`delete from graphile_worker._private_jobs where strpos(payload::text, ${name}) > 0`.execute(tx)
  }
  if (holdsNumber) {
    await tx.deleteFrom('one_time_code_challenges').where('phone_hash', 'in', phoneHashes).execute()
    await tx.deleteFrom('wrong_codes').where('phone_hash', 'in', phoneHashes).execute()
  }
  await tx.deleteFrom('members').where('member_id', '=', memberId).execute()
}
