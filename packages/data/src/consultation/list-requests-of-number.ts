import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db } from '#schema.ts'
import { FOLLOWED_COLUMNS, type FollowedRequest, followRequest } from './followed-request.ts'
import { IS_CLAIMED } from './is-claimed.ts'

/** More than a number may send in a day; the newest come first. */
const MOST = 20

/**
 * Lists the requests that are known to be those of the member of a verified number and that are still followed, the newest
 * first. Requests that a stranger may have sent with the number are in `listUnclaimedRequests`.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function listRequestsOfNumber(
  db: Db,
  keys: EncryptionKeys,
  phone: string,
  now: Date,
): Promise<FollowedRequest[]> {
  const rows = await db
    .selectFrom('consultation_requests')
    .select(FOLLOWED_COLUMNS)
    .where('phone_lookup', '=', keys.lookupHash(phone))
    .where(IS_CLAIMED)
    .where('sealed_with', 'is', null)
    .orderBy('submitted_at', 'desc')
    .limit(MOST)
    .execute()
  const followed = await Promise.all(rows.map((row) => followRequest(db, keys, row, now)))
  return followed.filter((request) => request !== undefined)
}
