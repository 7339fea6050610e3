import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { refusalOfOlder } from './refuse-older.mjs'

/** An empty database, as that of a CMS that never started. */
async function databaseOfCms(): Promise<string> {
  const url = new URL(inject('databaseUrl'))
  const name = `cms_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  await admin.query(`create database ${name}`)
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  url.pathname = `/${name}`
  return url.href
}

async function ask(url: string, statements: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statements).finally(() => client.end())
}

test('H8: the content service of a version and of the one before it start, and one that is older says why it does not', async () => {
  const url = await databaseOfCms()
  const start = (version: string, oldest: string) => refusalOfOlder(url, { version, oldest })
  expect(await start('1.9.0', '1.8.0')).toBeUndefined()
  expect(await start('1.10.0', '1.9.0')).toBeUndefined()
  expect(await start('1.9.0', '1.8.0')).toBeUndefined()
  expect(await start('1.8.0', '1.7.0')).toBe(
    'This is Pulli 1.8.0. Pulli 1.10.0 has brought the database of the CMS to where nothing older than 1.9.0 may work on it. Start 1.9.0 or newer',
  )
  expect(await start('1.11.0', '1.10.0')).toBeUndefined()
  expect(await start('1.9.0', '1.8.0')).toContain('nothing older than 1.10.0')
})

test.for([
  ['recorded no version', ''],
  ['recorded its version', `insert into pulli_version (newest, oldest) values ('0.9.0', '0.1.0')`],
] as const)(
  'D73: a database of the CMS where a version before 1.0.0 %s is refused with what to do',
  async ([, recorded]) => {
    const url = await databaseOfCms()
    const start = (version: string) => refusalOfOlder(url, { version, oldest: version })
    // As a first start: there is no table of Strapi yet.
    expect(await start('0.1.0')).toBeUndefined()
    await ask(
      url,
      `create table strapi_core_store_settings (key text); delete from pulli_version; ${recorded}`,
    )
    const sentence =
      'The database of the CMS was made by a version before 1.0.0, which this one cannot read. Start with an empty one'
    expect(await start('1.0.0')).toBe(sentence)
    expect(await start('1.0.0')).toBe(sentence)
    await ask(
      url,
      `delete from pulli_version; insert into pulli_version (newest, oldest) values ('1.0.0', '1.0.0')`,
    )
    expect(await start('1.1.0')).toBeUndefined()
  },
)
