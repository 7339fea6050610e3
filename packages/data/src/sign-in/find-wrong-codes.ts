import type { Tx } from '#schema.ts'

/** Finds the wrong codes of a number, and holds them until the end of the transaction. */
export async function findWrongCodes(tx: Tx, phoneHash: string) {
  return tx
    .selectFrom('wrong_codes')
    .select(['in_row as inRow', 'today', 'day_started_at as dayStartedAt', 'waits_until as waitsUntil'])
    .where('phone_hash', '=', phoneHash)
    .forUpdate()
    .executeTakeFirst()
}
