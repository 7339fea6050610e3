import { type RawBuilder, sql } from 'kysely'
import { changeDetails } from '#consultation/change-details.ts'
import { IS_CLAIMED } from '#consultation/is-claimed.ts'
import type { DataKey } from '#encryption/data-key.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Tx } from '#schema.ts'
import { encryptPhone, hasNumber } from './identity.ts'

/** A member and their new number; `left` is their previous one. */
export type NumberAssignment = {
  memberId: string
  dataKey: DataKey
  phone: string
  left: string | undefined
  now: Date
}

/**
 * Makes a member the active one of a free number. The consultation requests that are known to be theirs move to
 * the new number, by which an export and an erasure find them.
 */
export async function assignNumber(
  tx: Tx,
  keys: EncryptionKeys,
  { memberId, dataKey, phone, left, now }: NumberAssignment,
): Promise<void> {
  await moveRequests(tx, keys, phone, sql`sealed_with = ${memberId}`)
  if (left !== undefined && left !== phone)
    await moveRequests(tx, keys, phone, sql`${hasNumber(keys, left)} and sealed_with is null`)
  await sql`
    update members set status = 'active', inactive_phone_lookup = null,
      phone_lookup = ${keys.lookupHash(phone)}, phone_encrypted = ${encryptPhone(dataKey, phone)}, erase_after = null,
      last_used_at = ${now}
    where member_id = ${memberId}`.execute(tx)
}

async function moveRequests(tx: Tx, keys: EncryptionKeys, phone: string, which: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: string }>`
    select id from consultation_requests where ${which} and ${IS_CLAIMED} order by id for update`.execute(tx)
  for (const { id } of rows)
    await changeDetails(tx, keys, { id, details: { phone }, columns: { sealed_with: null } })
}
