import type pg from 'pg'
import { expect } from 'vitest'

/** Waits until so many queries of this database wait for another transaction. */
export async function waitForLock(pool: pg.Pool, queries = 1): Promise<void> {
  await expect
    .poll(async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rowCount
    })
    .toBe(queries)
}
