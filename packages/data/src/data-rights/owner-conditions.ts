import { type RawBuilder, sql } from 'kysely'
import { IS_CLAIMED } from '#consultation/is-claimed.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { hasNumber } from '#members/identity.ts'
import type { DataSubject } from './list-personal-data.ts'
import type { OwnerKey } from './personal-data-tables.ts'

/**
 * Returns by which condition the rows of a member are found, for each way in which a table knows them.
 *
 * @param unclaimedSince also the requests since then that someone else may have sent with the number, and nothing that
 *   belongs to them
 */
export function ownerConditions(
  keys: EncryptionKeys,
  { memberId, phone, holdsNumber, phoneHashes, pseudonym }: DataSubject,
  { unclaimedSince }: { unclaimedSince?: Date | undefined } = {},
): Record<OwnerKey, RawBuilder<unknown>> {
  const ofTheirNumber = holdsNumber
    ? sql`${hasNumber(keys, phone)} and sealed_with is null`
    : sql`sealed_with = ${memberId}`
  const theirs = sql`${ofTheirNumber} and ${IS_CLAIMED}`
  return {
    member_id: sql`member_id = ${memberId}`,
    phone: unclaimedSince
      ? sql`${ofTheirNumber} and (${IS_CLAIMED} or submitted_at > ${unclaimedSince})`
      : theirs,
    request_id: sql`request_id in (select id from consultation_requests where ${theirs})`,
    phone_hash: holdsNumber ? sql`phone_hash in (${sql.join([...phoneHashes])})` : sql`phone_hash is null`,
    actor: sql`actor = ${pseudonym}`,
  }
}
