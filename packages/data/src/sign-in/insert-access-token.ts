import type { Tx } from '#schema.ts'

/** A token of a session, as its hash. */
export type NewToken = {
  memberId: string
  sessionId: string
  tokenHash: Buffer
  expiresAt: Date
}

/** Stores the hash of an access token, and of the refresh token in the same response. */
export async function insertAccessToken(
  tx: Tx,
  token: NewToken & { givenWith: Buffer | null },
): Promise<void> {
  await tx
    .insertInto('access_tokens')
    .values({
      member_id: token.memberId,
      session_id: token.sessionId,
      token_hash: token.tokenHash,
      expires_at: token.expiresAt,
      given_with: token.givenWith,
    })
    .execute()
}
