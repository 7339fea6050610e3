import type { Tx } from '#schema.ts'

/**
 * Marks a refresh token as used, once.
 * @returns whether this call used it
 */
export async function rotateRefreshToken(
  tx: Tx,
  { tokenHash, salt, now }: { tokenHash: Buffer; salt: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refresh_tokens')
    .set({ rotated_at: now, successor_salt: salt })
    .where('token_hash', '=', tokenHash)
    .where('rotated_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
