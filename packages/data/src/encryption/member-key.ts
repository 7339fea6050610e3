import { DomainError } from '@pulli/domain/domain-error.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#schema.ts'
import type { DataKey } from './data-key.ts'
import type { EncryptionKeys } from './encryption-keys.ts'
import { makeDataKey } from './key-wrapping.ts'

/** A member and their data key; undefined where nothing of theirs was encrypted yet. */
export type KeyHolder = { memberId: string; dataKey: DataKey | undefined }

/** Returns the data key of a member, or undefined where nothing of theirs was encrypted yet. */
export async function openMemberKey(
  { wrapping }: EncryptionKeys,
  { memberId, wrappedKey }: { memberId: string; wrappedKey: Buffer | null },
): Promise<DataKey | undefined> {
  return wrappedKey === null
    ? undefined
    : { owner: memberId, key: await wrapping.unwrap(memberId, wrappedKey) }
}

/** Finds and opens the data key of a member. */
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
  return openMemberKey(keys, { memberId, wrappedKey: found?.wrappedKey ?? null })
}

/**
 * Returns the data key of a member; one who was there before keys were gets theirs now.
 *
 * @throws DomainError `sign-in-needed` if the member was erased meanwhile
 */
export async function requireMemberKey(tx: Tx, keys: EncryptionKeys, holder: KeyHolder): Promise<DataKey> {
  const key = holder.dataKey ?? (await makeMemberKey(tx, keys, holder.memberId))
  if (key === undefined) throw new DomainError('sign-in-needed')
  return key
}

/** Makes the data key of a member, unless a concurrent call has. Undefined if they were erased meanwhile. */
export async function makeMemberKey(
  db: Db,
  keys: EncryptionKeys,
  memberId: string,
): Promise<DataKey | undefined> {
  const wrapped = await keys.wrapping.wrap(memberId, makeDataKey())
  const kept = await db
    .updateTable('members')
    .set({ wrapped_key: sql<Buffer>`coalesce(wrapped_key, ${wrapped})` })
    .where('member_id', '=', memberId)
    .returning('wrapped_key as wrappedKey')
    .executeTakeFirst()
  return kept && openMemberKey(keys, { memberId, wrappedKey: kept.wrappedKey })
}
