import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

type Browser = { staffId: string; browserHash: Buffer }

/** Stores a sign-in with a browser, which resets its count of wrong codes. */
export async function rememberStaffBrowser(
  tx: Tx,
  { staffId, browserHash, now }: Browser & { now: Date },
): Promise<void> {
  await tx
    .insertInto('staffBrowsers')
    .values({ staffId, browserHash, firstUsedAt: now, lastUsedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['staffId', 'browserHash'])
        .doUpdateSet({ lastUsedAt: now, wrongInRow: 0, waitsUntil: null }),
    )
    .execute()
}

/** Counts a wrong code of a browser, and stores until when it waits. */
export async function countWrongCode(
  tx: Tx,
  { staffId, browserHash, waitsUntil }: Browser & { waitsUntil: Date | null },
): Promise<void> {
  await tx
    .updateTable('staffBrowsers')
    .set({ wrongInRow: sql`wrong_in_row + 1`, waitsUntil })
    .where('staffId', '=', staffId)
    .where('browserHash', '=', browserHash)
    .execute()
}
