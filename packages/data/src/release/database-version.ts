import { compareVersions, newerOf } from '@pulli/domain/release/compare-versions.ts'
import { OLDEST_BESIDE, VERSION } from '@pulli/domain/release/version.ts'
import type pg from 'pg'

/** A version of this product, and the oldest that works on a database as it leaves it. */
export type Release = { readonly version: string; readonly oldest: string }

export const THIS_RELEASE: Release = { version: VERSION, oldest: OLDEST_BESIDE }

const UNDEFINED_TABLE = '42P01'
const INSUFFICIENT_PRIVILEGE = '42501'

type Asked = Pick<pg.ClientBase, 'query'>

/** Returns the newest version that brought a database up to date, and the oldest that it lets work; undefined before any did. */
export async function readDatabaseVersion(client: Asked): Promise<Release | undefined> {
  try {
    const { rows } = await client.query<Release>('select newest as version, oldest from schema_version')
    return rows[0]
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === UNDEFINED_TABLE || code === INSUFFICIENT_PRIVILEGE) return undefined
    throw error
  }
}

/** Records that a version has brought a database up to date. What a newer one recorded stays. */
export async function recordDatabaseVersion(client: Asked, { version, oldest }: Release): Promise<void> {
  await client.query(`
    create table if not exists schema_version (
      is_only boolean primary key default true check (is_only),
      newest  text    not null,
      oldest  text    not null
    )`)
  const before = await readDatabaseVersion(client)
  await client.query(
    `insert into schema_version (newest, oldest) values ($1, $2)
     on conflict (is_only) do update set newest = excluded.newest, oldest = excluded.oldest`,
    [newerOf(version, before?.version ?? version), newerOf(oldest, before?.oldest ?? oldest)],
  )
}

/** Returns why a version may not work on a database, in a sentence; undefined where it may. */
export function tooOldFor(database: Release | undefined, { version } = THIS_RELEASE): string | undefined {
  if (database === undefined || compareVersions(version, database.oldest) >= 0) return undefined
  return `This is Pulli ${version}. Pulli ${database.version} has brought the database to where nothing older than ${database.oldest} may work on it: it would lose what it does not know. Start ${database.oldest} or newer, or restore a backup that ${version} made`
}

/** Returns what to know where a newer version has been at a database on which this one still works. */
export function behind(database: Release | undefined, { version } = THIS_RELEASE): string | undefined {
  if (database === undefined || compareVersions(version, database.version) >= 0) return undefined
  return `This is Pulli ${version}, on a database that ${database.version} has brought up to date. It works, and leaves the database as it is. Go on to ${database.version} when you can`
}

/** Whether a version before 1.0.0 made a database: it has migrations, but not the first one, `names[0]`, of all versions since. */
export async function isBeforeFirstVersion(
  client: Pick<pg.ClientBase, 'query'>,
  names: readonly string[],
): Promise<boolean> {
  try {
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
    return rows.length > 0 && !rows.some(({ name }) => name === names[0])
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === UNDEFINED_TABLE || code === INSUFFICIENT_PRIVILEGE) return false
    throw error
  }
}

/** Says that a version before 1.0.0 made a database, and what to do. */
export const EARLIER_DATABASE =
  'This database was made by a version before 1.0.0, which this one cannot read. Start with an empty one'

/** Says that a version before 1.0.0 made a data folder, and what to do. */
export const EARLIER_FOLDER =
  'This folder was made by a version before 1.0.0, which this one cannot read. Move it away, or start with another DATA_DIR'
