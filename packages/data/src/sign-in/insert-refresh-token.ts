import type { Tx } from '#schema.ts'
import type { NewToken } from './insert-access-token.ts'

/** Stores the hash of a refresh token. A session has one valid token at a time. */
export async function insertRefreshToken(tx: Tx, token: NewToken & { now: Date }): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({
      member_id: token.memberId,
      session_id: token.sessionId,
      token_hash: token.tokenHash,
      issued_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute()
}
