import { Kysely } from 'kysely'
import pg from 'pg'
import { CamelCaseDialect, withPreparedStatements } from './dialect.ts'
import { startHealthCheck } from './health-check.ts'
import type { Db } from './schema.ts'

/** The address of the database, and the connections that one process may use. */
export type DatabaseOptions = {
  url: string
  /** The size of the pool. Default 10. */
  maxConnections?: number
  /** How long a query waits for a connection. Default `CHECKOUT_MILLISECONDS`. */
  checkoutMilliseconds?: number
  /** How long a statement may take. Default `STATEMENT_MILLISECONDS`. */
  statementMilliseconds?: number
  /** Shown in `pg_stat_activity`. Default `pulli`. */
  applicationName?: string
  /** Checks the database twice a second and fails queries at once while it does not answer. For servers. */
  hasHealthCheck?: boolean
  /** Called when a connection breaks, possibly twice for one break. The pool reconnects on demand. */
  onError?: (error: Error) => void
}

/**
 * A pool and its typed query builder. `close` waits for queries in flight. `isUnreachable` needs a health check.
 */
export type Database = { db: Db; pool: pg.Pool; isUnreachable: () => boolean; close: () => Promise<void> }

/** How long a query waits for a connection, unless set. */
export const CHECKOUT_MILLISECONDS = 2_000
/** How long a statement may take, unless set. */
export const STATEMENT_MILLISECONDS = 5_000
// A suspended server cannot cancel its own statement: the client times out a moment later.
const CANCEL_MILLISECONDS = 500

/** Recognised by `isDatabaseUnreachable`. */
const UNREACHABLE = 'Connection terminated: the database gives no answer'

/**
 * Connections that stay open while idle. At night visitors come one at a time, and a new connection would cost each of them
 * a sign-in to the database. They are renewed before a proxy closes them (after 1 h in `deploy/haproxy/postgres.cfg`).
 */
const MIN_CONNECTIONS = 2
const MAX_LIFETIME_SECONDS = 1_800

const DATE_OID = pg.types.builtins.DATE

/** Parses a date as text: `pg` would make it midnight in the server's time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === DATE_OID && format !== 'binary' ? (text: string) => text : pg.types.getTypeParser(oid, format),
}

/**
 * Creates the pool. It connects on the first query, so it never throws for an unreachable database. A query then fails
 * within 2 s (no connection) or 5 s (no answer): see `isDatabaseUnreachable`. With a health check, queries in flight to
 * a database that hangs fail within 3 s, and later ones at once.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const statementMilliseconds = options.statementMilliseconds ?? STATEMENT_MILLISECONDS
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    min: MIN_CONNECTIONS,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
    application_name: options.applicationName ?? 'pulli',
    connectionTimeoutMillis: options.checkoutMilliseconds ?? CHECKOUT_MILLISECONDS,
    statement_timeout: statementMilliseconds,
    query_timeout: statementMilliseconds + CANCEL_MILLISECONDS,
    idle_in_transaction_session_timeout: 2 * statementMilliseconds,
    keepAlive: true,
    types,
  })
  // Without these listeners, a connection that breaks while idle crashes the process.
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
    dialect: new CamelCaseDialect({
      pool: {
        options: pool.options,
        connect,
        end: () => pool.end(),
      },
    }),
  })
  // Kysely ends the pool only if it has run a query.
  const close = async () => {
    health?.stop()
    await db.destroy()
    if (!pool.ended) await pool.end()
  }
  return { db, pool, isUnreachable, close }
}
