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
  const used = { fingerprint, subject, usedAt: now }
  const claimed = await tx
    .insertInto('idempotencyKeys')
    .values({ keyHash, memberId, ...used })
    .onConflict((conflict) =>
      conflict.column('keyHash').doUpdateSet(used).where('idempotencyKeys.usedAt', '<=', freeUpTo),
    )
    .returning('usedAt')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Finds an idempotency key that was used since an instant. */
export async function findIdempotencyKey(db: Db, keyHash: Buffer, since: Date) {
  return db
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'subject'])
    .where('keyHash', '=', keyHash)
    .where('usedAt', '>', since)
    .executeTakeFirst()
}

/** Frees a key whose request was refused. */
export async function releaseIdempotencyKey(tx: Tx, keyHash: Buffer): Promise<void> {
  await tx.deleteFrom('idempotencyKeys').where('keyHash', '=', keyHash).execute()
}

/** Deletes idempotency keys used before an instant. */
export async function forgetIdempotencyKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('usedAt', '<', before).execute()
}
