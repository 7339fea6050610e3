import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db } from '#schema.ts'
import { DETAILS, openDetails } from './request-details.ts'

/**
 * Finds what the sender of a request follows it by; undefined where it was erased. A link that was made since someone else
 * acted on it is not theirs.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function findRequestReceipt(
  db: Db,
  keys: EncryptionKeys,
  id: string,
): Promise<{ followToken: string | undefined; promisedBy: Date | null } | undefined> {
  const stored = await db
    .selectFrom('consultation_requests')
    .select([...DETAILS, 'promised_by as promisedBy', 'links_ended_at as linksEndedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (stored === undefined) return undefined
  const { followToken } = await openDetails(keys, stored)
  return {
    followToken: stored.linksEndedAt === null ? followToken : undefined,
    promisedBy: stored.promisedBy,
  }
}
