import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db } from '#schema.ts'

/** More than a number may send in a day; the newest come first. */
const MOST = 20

/** A request whose sender was not signed in with its number. The number's owner learns no more of it (decision D63). */
export type UnclaimedRequest = { id: string; submittedAt: Date }

/**
 * Lists the open requests with a verified number that someone else may have sent, and that were not blocked.
 *
 * @param since before, the number may have been that of someone else
 */
export async function listUnclaimedRequests(
  db: Db,
  keys: EncryptionKeys,
  { phone, since }: { phone: string; since: Date },
): Promise<UnclaimedRequest[]> {
  return db
    .selectFrom('consultation_requests')
    .select(['id', 'submitted_at as submittedAt'])
    .where('phone_lookup', '=', keys.lookupHash(phone))
    .where('sealed_with', 'is', null)
    .where('claimed_at', 'is', null)
    .where('disowned_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('submitted_at', '>', since)
    .where('is_blocked', '=', false)
    .orderBy('submitted_at', 'desc')
    .limit(MOST)
    .execute()
}
