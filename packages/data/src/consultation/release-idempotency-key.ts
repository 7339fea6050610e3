import type { Db } from '#schema.ts'

/** Lets a key be used again that was used up to an instant. */
export async function releaseIdempotencyKey(db: Db, key: string, usedUpTo: Date): Promise<void> {
  await db
    .updateTable('consultation_requests')
    .set({ idempotency_key: null, request_fingerprint: null })
    .where('idempotency_key', '=', key)
    .where('submitted_at', '<=', usedUpTo)
    .execute()
}
