import type { Tx } from '#schema.ts'

/** Starts the row of wrong codes anew after a right one. What was wrong today still counts for the day. */
export async function forgiveWrongCodes(tx: Tx, phoneHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('wrong_codes')
    .set({ in_row: 0, waits_until: null, changed_at: now })
    .where('phone_hash', '=', phoneHash)
    .execute()
}
