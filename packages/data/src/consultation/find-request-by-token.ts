import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db } from '#schema.ts'
import { hashFollowToken, isFollowToken } from './follow-token.ts'
import { FOLLOWED_COLUMNS, type FollowedRequest, followRequest } from './followed-request.ts'

/**
 * Finds the request of a link. A token that was guessed, or is older than 90 days after the request was over, finds
 * nothing.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function findRequestByToken(
  db: Db,
  keys: EncryptionKeys,
  token: string,
  now: Date,
): Promise<FollowedRequest | undefined> {
  if (!isFollowToken(token)) return undefined
  const stored = await db
    .selectFrom('consultation_requests')
    .select(FOLLOWED_COLUMNS)
    .where('follow_token_hash', '=', hashFollowToken(keys, token))
    .executeTakeFirst()
  return stored && followRequest(db, keys, stored, now)
}
