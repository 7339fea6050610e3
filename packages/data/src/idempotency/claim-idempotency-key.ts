import type { Tx } from '#schema.ts'

/** A key that a caller sent, the fingerprint of what came under it, and what is made of that. */
export type NewIdempotencyKey = {
  keyHash: Buffer
  fingerprint: Buffer
  /** Null: a visitor's. */
  memberId: string | null
  subject: string | null
  /** A key that was used up to then may be used again. */
  freeUpTo: Date
  now: Date
}

/**
 * Takes an idempotency key. A parallel taking is waited for.
 * @returns false where it was taken already
 */
export async function claimIdempotencyKey(tx: Tx, key: NewIdempotencyKey): Promise<boolean> {
  const { keyHash, fingerprint, memberId, subject, freeUpTo, now } = key
  const used = { fingerprint, subject, used_at: now }
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ key_hash: keyHash, member_id: memberId, ...used })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(used).where('idempotency_keys.used_at', '<=', freeUpTo),
    )
    .returning('used_at')
    .executeTakeFirst()
  return claimed !== undefined
}
