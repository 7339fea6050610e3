import type { Tx } from '#schema.ts'

/** Lets a key be used again: what came under it was refused. */
export async function releaseIdempotencyKey(tx: Tx, keyHash: Buffer): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('key_hash', '=', keyHash).execute()
}
