import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { hasNumber } from '#members/identity.ts'
import type { Db, Tx } from '#schema.ts'

/** Stores whether a member blocks requests with their number that they did not send; the first day of a block stays. */
export async function blockUnclaimed(
  tx: Tx,
  { memberId, isBlocking, now }: { memberId: string; isBlocking: boolean; now: Date },
): Promise<boolean> {
  const changed = await tx
    .updateTable('members')
    .set({ blocks_unclaimed_since: isBlocking ? now : null })
    .where('member_id', '=', memberId)
    .where('blocks_unclaimed_since', isBlocking ? 'is' : 'is not', null)
    .returning('member_id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Returns whether a member of a number blocks requests that they did not send. */
export async function isBlockingUnclaimed(db: Db, keys: EncryptionKeys, phone: string): Promise<boolean> {
  const found = await db
    .selectFrom('members')
    .select('member_id')
    .where(({ and, eb }) => and([hasNumber(keys, phone), eb('blocks_unclaimed_since', 'is not', null)]))
    .executeTakeFirst()
  return found !== undefined
}
