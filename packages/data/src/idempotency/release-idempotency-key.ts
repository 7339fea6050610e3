import type { Tx } from '#schema.ts'

/** Frees a key whose request was refused. */
export async function releaseIdempotencyKey(tx: Tx, keyHash: Buffer): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('key_hash', '=', keyHash).execute()
}
