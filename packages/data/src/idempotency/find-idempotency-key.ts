import type { Db } from '#schema.ts'

/** Finds an idempotency key that was used since an instant. */
export async function findIdempotencyKey(db: Db, keyHash: Buffer, since: Date) {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'subject'])
    .where('key_hash', '=', keyHash)
    .where('used_at', '>', since)
    .executeTakeFirst()
}
