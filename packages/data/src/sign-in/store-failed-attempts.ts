import type { FailedAttempts } from '@pulli/domain/sign-in/failed-attempts.ts'
import type { Tx } from '#schema.ts'

/** Stores the failed attempts of a number. */
export async function storeFailedAttempts(
  tx: Tx,
  phoneHash: string,
  wrong: FailedAttempts,
  now: Date,
): Promise<void> {
  const row = {
    in_row: wrong.inRow,
    today: wrong.today,
    day_started_at: wrong.dayStartedAt,
    waits_until: wrong.waitsUntil,
    changed_at: now,
  }
  await tx
    .insertInto('wrong_codes')
    .values({ phone_hash: phoneHash, ...row })
    .onConflict((conflict) => conflict.column('phone_hash').doUpdateSet(row))
    .execute()
}
