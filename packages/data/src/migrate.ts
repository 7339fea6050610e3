import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { APPLICATION_ROLE, type ApplicationAccess, grantToApplication } from './application-role.ts'
import {
  behind,
  EARLIER_DATABASE,
  isBeforeFirstVersion,
  type Release,
  readDatabaseVersion,
  recordDatabaseVersion,
  THIS_RELEASE,
  tooOldFor,
} from './release/database-version.ts'

/**
 * `onApplied` is called after each migration; `application` is the role that gets its grants afterwards; `release` is the version that
 * migrates.
 */
export type MigrateOptions = {
  onApplied?: (name: string) => void
  application?: Pick<ApplicationAccess, 'role' | 'isAssumed'>
  release?: Release
  /** A newer version has been here: called with what to know, in place of any change. */
  onBehind?: (sentence: string) => void
}

type Migration = { name: string; sql: string; checksum: string }

const FOLDER = new URL('../migrations/', import.meta.url)
// An arbitrary number of this product: its holder migrates.
const ADVISORY_LOCK = 5_082_026
const SILENT = new Logger(() => () => undefined)

/** Returns the names of the migrations of this version, in order. */
export async function migrationNames(folder = FOLDER): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = await migrationNames(folder)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Migrates a database forward: the queue's own schema, then every new file of `migrations/` in order, each in a
 * transaction of its own, then the application's grants. Of several processes that start together one migrates and the
 * others wait. A database that a newer version has brought up to date is left unchanged.
 *
 * @param target an address, or a pool with at least two connections
 * @throws Error if an applied migration has changed since, one cannot lock its table within 2 s, this version is too old, or
 *   a version before 1.0.0 made the database
 */
export async function migrate(
  target: string | pg.Pool,
  options: MigrateOptions & { folder?: URL } = {},
): Promise<void> {
  const migrations = await readMigrations(options.folder ?? FOLDER)
  const pool = typeof target === 'string' ? openPool(target) : target
  try {
    const client = await pool.connect()
    try {
      await client.query('set statement_timeout = 0')
      await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK])
      const release = options.release ?? THIS_RELEASE
      const before = await readDatabaseVersion(client)
      const refusal = tooOldFor(before, release)
      if (refusal !== undefined) throw new Error(refusal)
      const names = migrations.map(({ name }) => name)
      if (await isBeforeFirstVersion(client, names)) throw new Error(EARLIER_DATABASE)
      // Its grants are not known here.
      const isBehind = behind(before, release)
      if (isBehind !== undefined) {
        options.onBehind?.(isBehind)
        return
      }
      await runMigrations({ pgPool: pool, logger: SILENT })
      await applyAll(client, migrations, options)
      await recordDatabaseVersion(client, release)
      await grantToApplication(client, options.application ?? { role: APPLICATION_ROLE, isAssumed: true })
    } finally {
      // Closing the connection releases the lock and its settings in any case.
      client.release(true)
    }
  } finally {
    if (typeof target === 'string') await pool.end()
  }
}

/** A pool for one run. A connection that breaks fails its query, so its error event can be ignored. */
function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 5_000 })
  const ignore = () => undefined
  return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore))
}

async function applyAll(client: pg.PoolClient, migrations: Migration[], { onApplied }: MigrateOptions) {
  await client.query(`
    create table if not exists schema_migrations (
      name       text        primary key,
      checksum   text        not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))

  for (const migration of migrations) {
    const checksum = applied.get(migration.name)
    if (checksum !== undefined && checksum !== migration.checksum) {
      throw new Error(`migration ${migration.name} has changed since it took effect: write a new one instead`)
    }
  }
  for (const migration of migrations.filter(({ name }) => !applied.has(name))) {
    await applyOne(client, migration)
    onApplied?.(migration.name)
  }
}

async function applyOne(client: pg.PoolClient, { name, sql, checksum }: Migration) {
  await client.query('begin')
  try {
    await client.query("set local lock_timeout = '2s'")
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const UNDEFINED_TABLE = '42P01'
const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Returns the migrations of this version that a database lacks: all of them if it was never migrated, or if this
 * account has no privileges. A database with newer migrations lacks none.
 */
export async function missingMigrations(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const names = await migrationNames()
  try {
    const { rows } = await pool.query<{ name: string }>('select name from schema_migrations')
    const applied = new Set(rows.map(({ name }) => name))
    return names.filter((name) => !applied.has(name))
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === UNDEFINED_TABLE || code === INSUFFICIENT_PRIVILEGE) return names
    throw error
  }
}
