import type { Tx } from '#schema.ts'

/** A key that a caller sent, the fingerprint of what came under it, and the day that this is for. */
export type MoodKey = {
  memberId: string
  key: string
  fingerprint: string
  day: string
  /** A key that was used up to then may be used again. */
  freeUpTo: Date
  now: Date
}

/**
 * Takes an idempotency key of a member. A parallel taking is waited for.
 * @returns false where it was taken already
 */
export async function claimMoodKey(tx: Tx, { memberId, key, fingerprint, day, freeUpTo, now }: MoodKey) {
  const used = { request_fingerprint: fingerprint, day, used_at: now }
  const claimed = await tx
    .insertInto('mood_keys')
    .values({ member_id: memberId, idempotency_key: key, ...used })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'idempotency_key'])
        .doUpdateSet(used)
        .where('mood_keys.used_at', '<=', freeUpTo),
    )
    .returning('idempotency_key')
    .executeTakeFirst()
  return claimed !== undefined
}
