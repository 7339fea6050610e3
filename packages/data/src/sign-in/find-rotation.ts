import type { Tx } from '#schema.ts'

/** Finds how far a refresh token was rotated. Call it with the session locked. */
export async function findRotation(tx: Tx, tokenHash: Buffer) {
  return tx
    .selectFrom('refresh_tokens')
    .select([
      'expires_at as expiresAt',
      'rotated_at as rotatedAt',
      'successor_salt as successorSalt',
      'arrived_at as arrivedAt',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}
