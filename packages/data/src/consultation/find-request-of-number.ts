import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { hasNumber } from '#members/identity.ts'
import type { Db } from '#schema.ts'
import { FOLLOWED_COLUMNS, type FollowedRequest, followRequest } from './followed-request.ts'
import { IS_CLAIMED } from './is-claimed.ts'

/**
 * Finds a request that is known to be that of the member of a verified number, and that is still followed.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function findRequestOfNumber(
  db: Db,
  keys: EncryptionKeys,
  { id, phone, now }: { id: string; phone: string; now: Date },
): Promise<FollowedRequest | undefined> {
  const stored = await db
    .selectFrom('consultation_requests')
    .select(FOLLOWED_COLUMNS)
    .where('id', '=', id)
    .where(({ and, eb }) => and([hasNumber(keys, phone), eb('sealed_with', 'is', null), IS_CLAIMED]))
    .executeTakeFirst()
  return stored && followRequest(db, keys, stored, now)
}
