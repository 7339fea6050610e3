import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { CannotRestore } from './cannot-restore.ts'

type Program = 'pg_dump' | 'pg_restore'

/**
 * Finds a client program of PostgreSQL of exactly one major version: one of another can refuse, or write what that
 * server does not read.
 *
 * @throws Error that names the package to install
 */
export function postgresClient(program: Program, major: number): string {
  const places = [`/usr/lib/postgresql/${major}/bin`, `/usr/pgsql-${major}/bin`]
  const found = [...places.map((folder) => join(folder, program)).filter(existsSync), program].find(
    (path) => majorOf(path) === major,
  )
  if (found !== undefined) return found
  throw new Error(
    `${program} of PostgreSQL ${major} was not found. Install it (Debian: postgresql-client-${major}), or back this database up with its own tools: see docs/runbooks/backups.md.`,
  )
}

function majorOf(path: string): number | undefined {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  const major = / (\d+)/.exec(stdout ?? '')?.[1]
  return major === undefined ? undefined : Number(major)
}

/** Dumps one database in the custom format, without owners and privileges: `npm run migrate` grants what is needed. */
export function dumpDatabase(program: string, url: string): { content: Readable; done: Promise<void> } {
  const { address, env } = connectionOf(url)
  const child = spawn(
    program,
    ['--format=custom', '--compress=0', '--no-owner', '--no-privileges', address],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    },
  )
  return { content: child.stdout, done: ended(child, program) }
}

/** Restores a dump into an empty database, in one transaction. */
export async function restoreDump(program: string, url: string, content: Readable): Promise<void> {
  const { address, env } = connectionOf(url)
  const flags = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error']
  const child = spawn(program, [...flags, `--dbname=${address}`], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env,
  })
  const [read, restored] = await Promise.allSettled([pipeline(content, child.stdin), ended(child, program)])
  // A program that ends early breaks the pipe, and says itself why; what could not be read ends the program.
  const isBroken = read.status === 'rejected' && read.reason.code === 'EPIPE'
  if (read.status === 'rejected' && !isBroken) throw read.reason
  if (restored.status === 'rejected') throw restored.reason
}

/** @throws CannotRestore where a database has tables already */
export async function refuseFullDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind in ('r', 'p') and nspname <> 'information_schema' and nspname not like 'pg\\_%' limit 1`,
    )
    if (rows.length === 0) return
  } finally {
    await client.end()
  }
  const { pathname, host } = new URL(url)
  throw new CannotRestore(
    `The database ${pathname.slice(1)} on ${host} has tables already: a restore needs an empty one.`,
  )
}

/** The password goes through the environment: every account of the machine sees a command line. */
function connectionOf(url: string) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { address: address.href, env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) } }
}

async function ended(
  child: { stderr: Readable | null; stdin: Writable | null } & NodeJS.EventEmitter,
  program: string,
): Promise<void> {
  const [said, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')])
  if (code !== 0) throw new Error(`${program} failed: ${said.trim()}`)
}
