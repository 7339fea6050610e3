import { sql } from 'kysely'
import { lockConsents } from '#consent/consents.ts'
import { IS_CLAIMED } from '#consultation/request-claims.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { hasNumber } from '#members/identity.ts'
import type { Tx } from '#schema.ts'
import type { DataSubject } from './personal-data.ts'

/**
 * Deletes a member with all dependent rows, the rows of their number, and the jobs that name any of them. The audit
 * trail stays, without a link to the person (decision D42). If the number belongs to another person by now, only the
 * consultation requests sealed with the member are deleted. What someone else may have sent with the number stays: the desk
 * alone erases it (decision D63).
 */
export async function erasePerson(
  tx: Tx,
  keys: EncryptionKeys,
  { memberId, phone, holdsNumber, phoneHashes }: Omit<DataSubject, 'pseudonym'>,
) {
  await lockConsents(tx, memberId)
  const requests = await tx
    .deleteFrom('consultationRequests')
    .where(({ eb, and }) =>
      holdsNumber
        ? and([hasNumber(keys, phone), eb('sealedWith', 'is', null), IS_CLAIMED])
        : eb('sealedWith', '=', memberId),
    )
    .returning('id')
    .execute()
  const named = [memberId, ...(holdsNumber ? [phone] : []), ...requests.map(({ id }) => id)]
  for (const name of named) {
    await sql`delete from graphile_worker._private_jobs where strpos(payload::text, ${name}) > 0`.execute(tx)
  }
  if (holdsNumber) {
    await tx.deleteFrom('oneTimeCodeChallenges').where('phoneHash', 'in', phoneHashes).execute()
    await tx.deleteFrom('wrongCodes').where('phoneHash', 'in', phoneHashes).execute()
  }
  await tx.deleteFrom('members').where('memberId', '=', memberId).execute()
}
