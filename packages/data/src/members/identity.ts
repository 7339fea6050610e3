import { type RawBuilder, sql } from 'kysely'
import { type DataKey, decryptText, encryptText, openMemberKey } from '#encryption/data-key.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'

/** Who a member is, as stored. */
export type StoredIdentity = {
  memberId: string
  wrappedKey: Buffer
  /** Null: no name. */
  nameEncrypted: Buffer | null
  phoneEncrypted: Buffer
}

/** The columns of `StoredIdentity`, of `members as member`. */
export const IDENTITY = sql<never>`member.member_id, member.wrapped_key,
  member.name_encrypted, member.phone_encrypted`

const NAME = { table: 'members', column: 'name', row: '' }
const PHONE = { table: 'members', column: 'phone', row: '' }

/**
 * Decrypts who a member is. Their key is opened with it, for what else of theirs is read or written.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function openIdentity<Row extends StoredIdentity>(keys: EncryptionKeys, row: Row) {
  const { wrappedKey, nameEncrypted, phoneEncrypted, ...others } = row
  const dataKey = await openMemberKey(keys, row)
  return {
    ...others,
    dataKey,
    name: nameEncrypted === null ? '' : decryptText(dataKey, NAME, nameEncrypted),
    phone: decryptText(dataKey, PHONE, phoneEncrypted),
  }
}

/** The stored columns of a name. One without letters is empty and not encrypted. */
export function nameColumns(key: DataKey, name: string) {
  return { nameEncrypted: name === '' ? null : encryptText(key, NAME, name) }
}

export const encryptPhone = (key: DataKey, phone: string): Buffer => encryptText(key, PHONE, phone)

/** Matches the rows that hold a number, by its keyed hash. */
export function hasNumber(keys: EncryptionKeys, phone: string): RawBuilder<boolean> {
  return sql<boolean>`phone_lookup = ${keys.lookupHash(phone)}`
}

/** Matches the members to whom a number belonged before. */
export function hadNumber(keys: EncryptionKeys, phone: string): RawBuilder<boolean> {
  return sql<boolean>`inactive_phone_lookup = ${keys.lookupHash(phone)}`
}
