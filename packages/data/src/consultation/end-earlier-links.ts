import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Tx } from '#schema.ts'
import { changeDetails } from './change-details.ts'
import { hashFollowToken, makeFollowToken } from './follow-token.ts'

/**
 * Gives a request another link, so that none that was given before opens it, nor a pass that was given with it. Once is
 * enough: later links go only to the person who acted.
 *
 * @returns the token of the new link; undefined where the earlier ones had ended
 * @throws UnreadableValue if a key is lost
 */
export async function endEarlierLinks(
  tx: Tx,
  keys: EncryptionKeys,
  {
    id,
    isAgain = false,
    followToken = makeFollowToken(),
    now,
  }: { id: string; isAgain?: boolean; followToken?: string | undefined; now: Date },
): Promise<string | undefined> {
  const ending = await tx
    .selectFrom('consultation_requests')
    .select('id')
    .where('id', '=', id)
    .$if(!isAgain, (query) => query.where('links_ended_at', 'is', null))
    .forUpdate()
    .executeTakeFirst()
  if (ending === undefined) return undefined
  await changeDetails(tx, keys, {
    id,
    details: { followToken },
    columns: { follow_token_hash: hashFollowToken(keys, followToken), links_ended_at: now },
  })
  return followToken
}
