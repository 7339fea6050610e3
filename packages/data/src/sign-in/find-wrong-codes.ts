import type { Db } from '#schema.ts'

/** Finds the wrong codes of a number. `isLocking` holds the row until the end of the transaction. */
export async function findWrongCodes(db: Db, phoneHash: string, { isLocking = false } = {}) {
  const query = db
    .selectFrom('wrong_codes')
    .select(['in_row as inRow', 'today', 'day_started_at as dayStartedAt', 'waits_until as waitsUntil'])
    .where('phone_hash', '=', phoneHash)
  return (isLocking ? query.forUpdate() : query).executeTakeFirst()
}
