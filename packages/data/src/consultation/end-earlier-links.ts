import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Tx } from '#schema.ts'
import { hashFollowToken, makeFollowToken } from './follow-token.ts'
import { detailColumns, openDetails } from './request-details.ts'

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
  const stored = await tx
    .selectFrom('consultation_requests')
    .select([
      'id',
      'name',
      'email',
      'phone',
      'wrapped_key as wrappedKey',
      'details_encrypted as detailsEncrypted',
    ])
    .where('id', '=', id)
    .$if(!isAgain, (query) => query.where('links_ended_at', 'is', null))
    .forUpdate()
    .executeTakeFirst()
  if (stored === undefined) return undefined
  const details = { ...(await openDetails(keys, stored)), followToken }
  await tx
    .updateTable('consultation_requests')
    .set({
      ...(await detailColumns(keys, stored, details)),
      follow_token_hash: hashFollowToken(keys, followToken),
      links_ended_at: now,
    })
    .where('id', '=', id)
    .execute()
  return followToken
}
