import type { Db } from '#schema.ts'
import type { DataKey } from './data-key.ts'
import type { EncryptionKeys } from './encryption-keys.ts'
import { makeMemberKey, openMemberKey } from './member-key.ts'

/** Opens the data keys of members; who has none yet gets one. Who was erased meanwhile is left out. */
export async function memberKeys(
  db: Db,
  keys: EncryptionKeys,
  memberIds: readonly string[],
): Promise<Map<string, DataKey>> {
  const opened = new Map<string, DataKey>()
  if (memberIds.length === 0) return opened
  const holders = await db
    .selectFrom('members')
    .select(['member_id as memberId', 'wrapped_key as wrappedKey'])
    .where('member_id', 'in', [...new Set(memberIds)])
    .execute()
  for (const holder of holders) {
    const key = (await openMemberKey(keys, holder)) ?? (await makeMemberKey(db, keys, holder.memberId))
    if (key !== undefined) opened.set(holder.memberId, key)
  }
  return opened
}
