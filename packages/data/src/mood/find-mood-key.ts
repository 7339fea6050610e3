import type { Db } from '#schema.ts'

/** Finds what a member sent under an idempotency key since an instant. */
export async function findMoodKey(
  db: Db,
  { memberId, key, since }: { memberId: string; key: string; since: Date },
) {
  return db
    .selectFrom('mood_keys')
    .select(['request_fingerprint as fingerprint', 'day'])
    .where('member_id', '=', memberId)
    .where('idempotency_key', '=', key)
    .where('used_at', '>', since)
    .executeTakeFirst()
}
