import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** The code of PostgreSQL for a lock that was not had in time. */
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Rewrites the tables that rows were encrypted in: until then the words of before stay readable in their pages. It
 * needs the table's owner, and the table to itself: one that another server uses, or an older transaction may still
 * read, is left for the next start.
 * @param waitMilliseconds how long it waits for either
 */
export async function rewriteTables(client: pg.ClientBase, waitMilliseconds = 2_000): Promise<void> {
  const { rows: known } = await client.query("select where to_regclass('tables_to_rewrite') is not null")
  if (known.length === 0) return
  const { rows } = await client.query<{ name: string }>('select table_name as name from tables_to_rewrite')
  if (rows.length === 0 || !(await olderTransactionsEnd(client, waitMilliseconds))) return
  for (const { name } of rows) {
    try {
      await client.query(`set lock_timeout = '${waitMilliseconds}ms'`)
      await client.query(`vacuum (full, analyze) ${pg.escapeIdentifier(name)}`)
      await client.query('delete from tables_to_rewrite where table_name = $1', [name])
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error
    } finally {
      await client.query('reset lock_timeout')
    }
  }
}

/**
 * Whether every transaction that may still see the rows of before has ended, or ends soon: a rewrite copies the rows
 * that one of them can see. An analysis by autovacuum is such a transaction, and so is any that writes in another
 * database of the same PostgreSQL: our own snapshot reaches back to its beginning.
 */
async function olderTransactionsEnd(client: pg.ClientBase, waitMilliseconds: number) {
  const { rows } = await client.query<{ mark: string }>('select pg_current_xact_id()::text as mark')
  for (const last = Date.now() + waitMilliseconds; ; await sleep(50)) {
    const { rows: older } = await client.query(
      `select where pg_snapshot_xmin(pg_current_snapshot()) <= $1::xid8 or exists (
         select from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()
           and age(backend_xmin) > age($1::xid8::xid))`,
      [rows[0]?.mark],
    )
    if (older.length === 0) return true
    if (Date.now() > last) return false
  }
}
