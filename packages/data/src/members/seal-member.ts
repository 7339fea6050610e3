import { sql } from 'kysely'
import { IS_CLAIMED } from '#consultation/is-claimed.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Tx } from '#schema.ts'
import { hasNumber } from './identity.ts'

/** A member who loses their number, and when they are erased unless they are opened before. */
export type Sealing = { memberId: string; phone: string; eraseAfter: Date; now: Date }

/**
 * Seals a member and frees their number: their sessions end, and the consultation requests that are known to be theirs stay so.
 */
export async function sealMember(
  tx: Tx,
  keys: EncryptionKeys,
  { memberId, phone, eraseAfter, now }: Sealing,
): Promise<void> {
  await sql`
    with sealed as (
      update members set status = 'sealed', phone_lookup = null, inactive_phone_lookup = phone_lookup,
        erase_after = ${eraseAfter}
      where member_id = ${memberId} and ${hasNumber(keys, phone)} returning member_id),
    ended as (
      update sessions set ended_at = ${now}
      where member_id = ${memberId} and ended_at is null and exists (select from sealed))
    update consultation_requests set sealed_with = ${memberId}
    where ${hasNumber(keys, phone)} and sealed_with is null and ${IS_CLAIMED} and exists (select from sealed)`.execute(
    tx,
  )
}
