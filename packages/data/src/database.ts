import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { startHealthCheck } from './health-check.ts'
import { withPreparedStatements } from './prepared-statements.ts'
import type { Db } from './schema.ts'

/** Where the database is, and how much of it one process may use. */
export type DatabaseOptions = {
  url: string
  /** The most connections this process opens. Default 10. */
  maxConnections?: number
  /** How long a query waits for a connection. Default `CHECKOUT_MILLISECONDS`. */
  checkoutMilliseconds?: number
  /** Shown in `pg_stat_activity`. Default `pulli`. */
  applicationName?: string
  /** Check the database's health twice a second, and fail at once while it does not answer. For a process that serves. */
  hasHealthCheck?: boolean
  /** Told when a connection breaks. One break can be told twice. The pool opens another one when it is needed. */
  onError?: (error: Error) => void
}

/**
 * An open pool, and the typed way to query it. `close` waits for the queries that run. `isUnreachable` is known
 * of a database with a health check alone.
 */
export type Database = { db: Db; pool: pg.Pool; isUnreachable: () => boolean; close: () => Promise<void> }

/** How long a query of the product waits for a connection. */
export const CHECKOUT_MILLISECONDS = 2_000
const STATEMENT_MILLISECONDS = 5_000
// A stopped server cannot cancel its own statement: the client gives up a moment later.
const ANSWER_MILLISECONDS = STATEMENT_MILLISECONDS + 500

/** One of the messages that `isDatabaseUnreachable` knows. */
const UNREACHABLE = 'Connection terminated: the database gives no answer'

const DATE_OID = pg.types.builtins.DATE

/** Reads a calendar day as the text it is: `pg` makes it a midnight of the server's own zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === DATE_OID && format !== 'binary' ? (text: string) => text : pg.types.getTypeParser(oid, format),
}

/**
 * Opens the database. It connects when the first query comes, so it never throws for a database that is
 * away. A query then fails within 2 s (no connection to be had) or 5 s (no answer): see `isDatabaseUnreachable`. With a
 * health check, the first query to a database that hangs fails within 3 s, and every later one at once.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'pulli',
    connectionTimeoutMillis: options.checkoutMilliseconds ?? CHECKOUT_MILLISECONDS,
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
  const health = options.hasHealthCheck ? startHealthCheck(pool, options.url) : undefined
  const isUnreachable = () => health?.isUnreachable() === true
  const connect = async () => {
    if (isUnreachable()) throw new Error(UNREACHABLE)
    return withPreparedStatements(await pool.connect())
  }
  const db: Db = new Kysely({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        connect,
        end: () => pool.end(),
      },
    }),
  })
  // Kysely ends the pool only where it has asked something itself.
  const close = async () => {
    health?.stop()
    await db.destroy()
    if (!pool.ended) await pool.end()
  }
  return { db, pool, isUnreachable, close }
}
