import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '#migrate.ts'

const TEMPLATE = 'pulli_template'

async function asAdmin<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Makes the migrated database that every fresh one is a copy of. Called once, before the tests. */
export async function makeTemplateDatabase(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, (client) => client.query(`create database ${TEMPLATE}`))
  await migrate(urlOf(adminUrl, TEMPLATE))
}

/**
 * Makes a migrated, empty database for one test or test file, in some 50 ms.
 * @param adminUrl what `inject('databaseUrl')` gives
 * @param options `empty: true` for a database without any migration
 */
export async function freshDatabase(adminUrl: string, { empty = false } = {}) {
  const name = `test_${randomBytes(6).toString('hex')}`
  const create = `create database ${name} template ${empty ? 'template0' : TEMPLATE}`
  await asAdmin(adminUrl, async (client) => {
    for (let tries = 1; ; tries++) {
      try {
        return await client.query(create)
      } catch (error) {
        // Another test file is copying the template at this moment.
        if (tries === 40 || !(error instanceof pg.DatabaseError) || error.code !== '55006') throw error
        await sleep(50)
      }
    }
  })
  return {
    url: urlOf(adminUrl, name),
    drop: async () => {
      await asAdmin(adminUrl, (client) => dropWhenLeft(client, name))
    },
  }
}

/** Connections that are being closed get a moment: one that is cut off instead ends the test run with its error. */
async function dropWhenLeft(client: pg.Client, name: string) {
  for (let tries = 1; ; tries++) {
    try {
      return await client.query(`drop database if exists ${name}${tries > 60 ? ' with (force)' : ''}`)
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== '55006') throw error
      await sleep(50)
    }
  }
}
