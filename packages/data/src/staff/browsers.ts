import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

type Browser = { staffId: string; browserHash: Buffer }

/** Stores a sign-in with a browser, which resets its count of wrong codes. */
export async function rememberStaffBrowser(
  tx: Tx,
  { staffId, browserHash, now }: Browser & { now: Date },
): Promise<void> {
  await tx
    .insertInto('staff_browsers')
    .values({ staff_id: staffId, browser_hash: browserHash, first_used_at: now, last_used_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['staff_id', 'browser_hash'])
        .doUpdateSet({ last_used_at: now, wrong_in_row: 0, waits_until: null }),
    )
    .execute()
}

/** Counts a wrong code of a browser, and stores until when it waits. */
export async function countWrongCode(
  tx: Tx,
  { staffId, browserHash, waitsUntil }: Browser & { waitsUntil: Date | null },
): Promise<void> {
  await tx
    .updateTable('staff_browsers')
    .set({ wrong_in_row: sql`wrong_in_row + 1`, waits_until: waitsUntil })
    .where('staff_id', '=', staffId)
    .where('browser_hash', '=', browserHash)
    .execute()
}
