import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db } from './schema.ts'

/** Where the database is, and how much of it one process may use. */
export type DatabaseOptions = {
  url: string
  /** The most connections this process opens. Default 10. */
  maxConnections?: number
  /** Shown in `pg_stat_activity`. Default `pulli`. */
  applicationName?: string
  /** Told when a connection breaks. One break can be told twice. The pool opens another one when it is needed. */
  onError?: (error: Error) => void
}

/** An open pool, and the typed way to query it. `close` waits for the queries that run. */
export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

const CHECKOUT_MILLISECONDS = 2_000
const STATEMENT_MILLISECONDS = 5_000
// A stopped server cannot cancel its own statement: the client gives up a moment later.
const ANSWER_MILLISECONDS = STATEMENT_MILLISECONDS + 500

const DATE_OID = pg.types.builtins.DATE

/** Reads a calendar day as the text it is: `pg` makes it a midnight of the server's own zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === DATE_OID && format !== 'binary' ? (text: string) => text : pg.types.getTypeParser(oid, format),
}

/**
 * Opens the database. It connects when the first query comes, so it never throws for a database that is
 * away. A query then fails within 2 s (no connection to be had) or 5 s (no answer): see `isDatabaseAway`.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'pulli',
    connectionTimeoutMillis: CHECKOUT_MILLISECONDS,
    statement_timeout: STATEMENT_MILLISECONDS,
    query_timeout: ANSWER_MILLISECONDS,
    idle_in_transaction_session_timeout: 2 * STATEMENT_MILLISECONDS,
    keepAlive: true,
    types,
  })
  // Without these listeners a connection that breaks between two queries ends the whole process.
  const report = (error: Error) => options.onError?.(error)
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  // Kysely ends the pool only where it has asked something itself.
  const close = async () => {
    await db.destroy()
    if (!pool.ended) await pool.end()
  }
  return { db, pool, close }
}
