import type { Db } from '#schema.ts'
import type { DataKey } from './data-key.ts'
import type { EncryptionKeys } from './encryption-keys.ts'

/** A member and their data key. */
export type KeyHolder = { memberId: string; dataKey: DataKey }

/** Opens the data key of a member. */
export async function openMemberKey(
  { wrapping }: EncryptionKeys,
  { memberId, wrappedKey }: { memberId: string; wrappedKey: Buffer },
): Promise<DataKey> {
  return { owner: memberId, key: await wrapping.unwrap(memberId, wrappedKey) }
}

/** Finds and opens the data key of a member. Undefined if they were erased meanwhile. */
export async function findMemberKey(
  db: Db,
  keys: EncryptionKeys,
  memberId: string,
): Promise<DataKey | undefined> {
  const found = await db
    .selectFrom('members')
    .select('wrapped_key as wrappedKey')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return found && openMemberKey(keys, { memberId, wrappedKey: found.wrappedKey })
}
