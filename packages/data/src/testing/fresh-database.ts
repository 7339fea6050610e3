import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '#migrate.ts'
import { canBeReused, prepareReset } from './reset-database.ts'

const TEMPLATE = 'pulli_template'

/** Pools that create and drop databases, by the address of the cluster: a new connection costs a third of the time. */
const admins = new Map<string, pg.Pool>()

/** Databases that a test of this worker has left and that were emptied. */
const emptied: string[] = []

function adminOf(adminUrl: string): pg.Pool {
  const known = admins.get(adminUrl)
  if (known) return known
  const pool = new pg.Pool({ connectionString: adminUrl, allowExitOnIdle: true })
  // The cluster may end before this process. Without a listener, a broken idle connection would crash it.
  pool.on('error', () => undefined)
  admins.set(adminUrl, pool)
  return pool
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Makes the migrated database that every fresh one is a copy of. Called once, before the tests. */
export async function makeTemplateDatabase(adminUrl: string): Promise<void> {
  await adminOf(adminUrl).query(`create database ${TEMPLATE}`)
  const url = urlOf(adminUrl, TEMPLATE)
  await migrate(url)
  await prepareReset(url)
}

/**
 * Gives a test or a test file a migrated, empty database: a new one in some 50 ms, or in no time the one that an earlier
 * test has left. One whose schema was changed is dropped.
 * @param adminUrl what `inject('databaseUrl')` gives
 * @param options `empty: true` for a database without any migration
 */
export async function freshDatabase(adminUrl: string, { empty = false } = {}) {
  const admin = adminOf(adminUrl)
  const name =
    (empty ? undefined : emptied.pop()) ?? (await createDatabase(admin, empty ? 'template0' : TEMPLATE))
  const url = urlOf(adminUrl, name)
  return {
    url,
    drop: async () => {
      if (!empty && (await canBeReused(url))) emptied.push(name)
      else await dropWhenLeft(admin, name)
    },
  }
}

async function createDatabase(admin: pg.Pool, template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  for (let tries = 1; ; tries++) {
    try {
      // The default writes all of it to the write-ahead log too, which takes twice as long.
      await admin.query(`create database ${name} template ${template} strategy file_copy`)
      return name
    } catch (error) {
      // Another test file is copying the template at this moment.
      if (tries === 40 || !(error instanceof pg.DatabaseError) || error.code !== '55006') throw error
      await sleep(50)
    }
  }
}

/** Connections that are being closed get a moment: one that is cut off instead ends the test run with its error. */
async function dropWhenLeft(admin: pg.Pool, name: string) {
  for (let tries = 1; ; tries++) {
    try {
      return await admin.query(`drop database if exists ${name}${tries > 60 ? ' with (force)' : ''}`)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== '55006') throw error
      await sleep(50)
    }
  }
}
