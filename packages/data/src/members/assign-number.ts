import { type RawBuilder, sql } from 'kysely'
import { detailColumns, openDetails, type StoredDetails } from '#consultation/request-details.ts'
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
 * Makes a member the active one of a free number. Their consultation requests move to the new number, by which an
 * export and an erasure find them.
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
    update members set status = 'active', phone = null, inactive_phone = null, inactive_phone_lookup = null,
      phone_lookup = ${keys.lookupHash(phone)}, phone_encrypted = ${encryptPhone(dataKey, phone)}, erase_after = null,
      last_used_at = ${now}
    where member_id = ${memberId}`.execute(tx)
}

async function moveRequests(tx: Tx, keys: EncryptionKeys, phone: string, which: RawBuilder<unknown>) {
  const { rows } = await sql<StoredDetails>`
    select id, name, email, phone, wrapped_key as "wrappedKey", details_encrypted as "detailsEncrypted"
    from consultation_requests where ${which} for update`.execute(tx)
  for (const row of rows) {
    const columns = await detailColumns(keys, row, { ...(await openDetails(keys, row)), phone })
    await tx
      .updateTable('consultation_requests')
      .set({ ...columns, sealed_with: null })
      .where('id', '=', row.id)
      .execute()
  }
}
