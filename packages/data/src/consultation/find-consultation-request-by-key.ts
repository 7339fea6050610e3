import type { Db } from '#schema.ts'

/** Finds what was stored under an idempotency key since an instant. */
export async function findConsultationRequestByKey(db: Db, key: string, since: Date) {
  return db
    .selectFrom('consultation_requests')
    .select(['id', 'request_fingerprint as fingerprint'])
    .where('idempotency_key', '=', key)
    .where('submitted_at', '>', since)
    .executeTakeFirst()
}
