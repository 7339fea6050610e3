import { type RawBuilder, sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { hasNumber } from '#members/identity.ts'
import type { DataSubject } from './list-personal-data.ts'
import type { OwnerKey } from './personal-data-tables.ts'

/**
 * Returns by which condition the rows of a member are found, for each way in which a table knows them.
 *
 * @param hidesUnclaimed without what belongs to a request that someone else may have sent with the number
 */
export function ownerConditions(
  keys: EncryptionKeys,
  { memberId, phone, holdsNumber, phoneHashes, pseudonym }: DataSubject,
  { hidesUnclaimed = false } = {},
): Record<OwnerKey, RawBuilder<unknown>> {
  const ofTheirNumber = holdsNumber
    ? sql`${hasNumber(keys, phone)} and sealed_with is null`
    : sql`sealed_with = ${memberId}`
  const theirs = hidesUnclaimed ? sql`and claimed_at is not null and disowned_at is null` : sql``
  return {
    member_id: sql`member_id = ${memberId}`,
    phone: ofTheirNumber,
    request_id: sql`request_id in (select id from consultation_requests where ${ofTheirNumber} ${theirs})`,
    phone_hash: holdsNumber ? sql`phone_hash in (${sql.join([...phoneHashes])})` : sql`phone_hash is null`,
    actor: sql`actor = ${pseudonym}`,
  }
}
