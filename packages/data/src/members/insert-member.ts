import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { makeDataKey } from '#encryption/key-wrapping.ts'
import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'
import { encryptPhone, nameColumns } from './identity.ts'

/**
 * A new member. `phone` is E.164; `name` may be empty. With `eraseAfter` they are provisional: another member still
 * holds the number, and this one is erased at that time.
 */
export type NewMember = { phone: string; name: string; timeZone: string; now: Date; eraseAfter?: Date }

/**
 * Stores a member with a new pseudonym and a data key, unless the number has a member. Waits for a concurrent one.
 * @returns the member, or undefined if the number had one
 */
export async function insertMember(
  tx: Tx,
  keys: EncryptionKeys,
  { phone, name, timeZone, now, eraseAfter }: NewMember,
) {
  const memberId = uuidV7(now)
  const dataKey = { owner: memberId, key: makeDataKey() }
  const wrappedKey = await keys.wrapping.wrap(memberId, dataKey.key)
  const lookup = keys.lookupHash(phone)
  const pseudonym = `m-${randomBytes(16).toString('hex')}`
  const isActive = eraseAfter === undefined
  const { rows } = await sql<{ memberId: string }>`
    with made as (
      insert into members
        (member_id, time_zone, created_at, last_used_at, status, erase_after, wrapped_key, name_encrypted,
          phone_encrypted, phone_lookup, inactive_phone_lookup)
      values (${memberId}, ${timeZone}, ${now}, ${now}, ${isActive ? 'active' : 'provisional'},
        ${eraseAfter ?? null}::timestamptz, ${wrappedKey}, ${nameColumns(dataKey, name).name_encrypted},
        ${encryptPhone(dataKey, phone)}, ${isActive ? lookup : null}, ${isActive ? null : lookup})
      on conflict (phone_lookup) do nothing
      returning member_id)
    insert into member_pseudonyms (member_id, pseudonym) select member_id, ${pseudonym} from made
    returning member_id as "memberId"`.execute(tx)
  return rows[0] && { memberId, name, timeZone, isTimeZoneChosen: false, pseudonym, dataKey }
}
