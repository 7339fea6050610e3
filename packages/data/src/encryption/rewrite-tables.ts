import pg from 'pg'

/** The code of PostgreSQL for a lock that was not had in time. */
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Rewrites the tables that rows were encrypted in: until then the words of before stay readable in their pages. It
 * needs the table's owner, and the table to itself: one that another server uses is left for the next start.
 */
export async function rewriteTables(client: pg.ClientBase): Promise<void> {
  const { rows: known } = await client.query("select where to_regclass('tables_to_rewrite') is not null")
  if (known.length === 0) return
  const { rows } = await client.query<{ name: string }>('select table_name as name from tables_to_rewrite')
  for (const { name } of rows) {
    try {
      await client.query("set lock_timeout = '2s'")
      await client.query(`vacuum (full, analyze) ${pg.escapeIdentifier(name)}`)
      await client.query('delete from tables_to_rewrite where table_name = $1', [name])
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error
    } finally {
      await client.query('reset lock_timeout')
    }
  }
}
