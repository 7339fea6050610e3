import pg from 'pg'
import { dumpDatabase, postgresClient, restoreDump } from '#backup/dump-database.ts'
import { openCluster } from '#backup/running-cluster.ts'
import { markMoved, refuseMoved } from './moved-mark.ts'

/** The product's database as its owner, and that of the content service. */
export interface Targets {
  readonly pulli: string
  readonly content: string
}

/** A move that did not take place: the databases here are as they were. */
export class CannotMove extends Error {
  override readonly name = 'CannotMove'
}

/**
 * Moves the databases of the embedded PostgreSQL into two empty ones of a server of one's own, while the site is stopped, and
 * compares the rows of every table. The cluster stays where it is, and no longer starts by itself.
 *
 * @returns how many tables and rows each database has
 * @throws CannotMove
 */
export async function moveDatabases(
  dataDir: string,
  targets: Targets,
  clientFor = postgresClient,
): Promise<Record<keyof Targets, { tables: number; rows: number }>> {
  refuseMoved(dataDir)
  const majors = await Promise.all(Object.values(targets).map(requireEmpty))
  const cluster = await openCluster(dataDir)
  try {
    if (cluster.isServing)
      throw new CannotMove('Pulli is running and would go on writing into the old database. Stop it first.')
    // Reads a server of an earlier version, too.
    const major = Math.max(...majors)
    const programs = { dump: clientFor('pg_dump', major), restore: clientFor('pg_restore', major) }
    const [pulli, content] = await Promise.all([
      moveOne(cluster.url('pulli'), targets.pulli, programs),
      moveOne(cluster.url('content'), targets.content, programs),
    ])
    markMoved(dataDir, new URL(targets.pulli).host, new Date())
    return { pulli, content }
  } finally {
    await cluster.leave()
  }
}

async function moveOne(from: string, to: string, programs: { dump: string; restore: string }) {
  const { content, done } = dumpDatabase(programs.dump, from)
  await Promise.all([restoreDump(programs.restore, to, content), done])
  const [here, there] = await Promise.all([countTables(from), countTables(to)])
  const different = differences(here, there)
  if (different.length > 0) throw new CannotMove(`The rows differ: ${different.join('; ')}.`)
  await query(to, 'analyze')
  return { tables: there.size, rows: [...there.values()].reduce((sum, rows) => sum + rows, 0) }
}

/** @returns the major version of its server @throws CannotMove where a table is there */
async function requireEmpty(url: string): Promise<number> {
  const { rows } = await query(
    url,
    `select current_database() as name, current_setting('server_version_num')::int / 10000 as major,
       (select count(*)::int from pg_tables where schemaname not in ('pg_catalog', 'information_schema')) as tables`,
  )
  const { name, major, tables } = rows[0]
  if (tables > 0)
    throw new CannotMove(
      `The database ${name} there has ${tables} tables. Move into an empty one: drop it and create it again.`,
    )
  return major
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return await client.query(text)
  } finally {
    await client.end()
  }
}

/** Counts the rows of every table of a database, by schema and name. */
export async function countTables(url: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by name`,
    )
    const counts = new Map<string, number>()
    for (const { name } of rows) {
      const counted = await client.query<{ rows: number }>(`select count(*)::float8 as rows from ${name}`)
      counts.set(name, counted.rows[0]?.rows ?? 0)
    }
    return counts
  } finally {
    await client.end()
  }
}

/** The tables whose rows differ, as `name: 3 here, 2 there`; empty where both sides are the same. */
export function differences(here: ReadonlyMap<string, number>, there: ReadonlyMap<string, number>): string[] {
  return [...new Set([...here.keys(), ...there.keys()])]
    .filter((name) => here.get(name) !== there.get(name))
    .map((name) => `${name}: ${here.get(name) ?? 'no table'} here, ${there.get(name) ?? 'no table'} there`)
}
