import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Tx } from '#schema.ts'
import { hashFollowToken } from './follow-token.ts'

/** Whether a link still opens a request, for a transaction that locked it: another may have ended it in the meantime. */
export async function isLinkOf(
  tx: Tx,
  keys: EncryptionKeys,
  { id, token }: { id: string; token: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('consultation_requests')
    .select('id')
    .where('id', '=', id)
    .where('follow_token_hash', '=', hashFollowToken(keys, token))
    .executeTakeFirst()
  return found !== undefined
}
