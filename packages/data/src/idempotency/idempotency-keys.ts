import type { Db, Tx } from '#schema.ts'

/** The key of a request, the fingerprint of the request, and what its answer is rebuilt from. */
export type NewIdempotencyKey = {
  keyHash: Buffer
  fingerprint: Buffer
  /** Null for a visitor. */
  memberId: string | null
  subject: string | null
  /** Keys used until this instant have expired. */
  freeUpTo: Date
  now: Date
}

/**
 * Claims an idempotency key. Waits for a concurrent claim.
 * @returns false if it was claimed before
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

/** Finds an idempotency key that was used since an instant. */
export async function findIdempotencyKey(db: Db, keyHash: Buffer, since: Date) {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'subject'])
    .where('key_hash', '=', keyHash)
    .where('used_at', '>', since)
    .executeTakeFirst()
}

/** Frees a key whose request was refused. */
export async function releaseIdempotencyKey(tx: Tx, keyHash: Buffer): Promise<void> {
  await tx.deleteFrom('idempotency_keys').where('key_hash', '=', keyHash).execute()
}

/** Deletes idempotency keys used before an instant. */
export async function forgetIdempotencyKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('used_at', '<', before).execute()
}
