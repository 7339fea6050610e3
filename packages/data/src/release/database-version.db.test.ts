import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '#migrate.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { behind, readDatabaseVersion, THIS_RELEASE, tooOldFor } from './database-version.ts'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)
const NEXT = { version: '7.1.0', oldest: THIS_RELEASE.version }
const AFTER_NEXT = { version: '7.2.0', oldest: NEXT.version }

async function database() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  const ask = async (statement: string) => (await client.query(statement)).rows
  return { url, client, ask }
}

/** The migrations of a next version: those of this one, and one more. */
function migrationsOfNext(): URL {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-next-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of readdirSync(MIGRATIONS)) copyFileSync(new URL(name, MIGRATIONS), join(folder, name))
  writeFileSync(
    join(folder, '9999_next.sql'),
    `create table next_things (thing text not null); insert into next_things values ('of the next version')`,
  )
  return pathToFileURL(`${folder}/`)
}

const grants = `select grantee, table_name, privilege_type from information_schema.role_table_grants
  where table_name in ('next_things', 'moods') order by 1, 2, 3`

test('H8: a database says which version brought it up to date, and which is the oldest that may work on it', async () => {
  const { url, client } = await database()
  await migrate(url)
  expect(await readDatabaseVersion(client)).toEqual(THIS_RELEASE)
  await migrate(url, { release: NEXT, folder: migrationsOfNext() })
  expect(await readDatabaseVersion(client)).toEqual(NEXT)
})

test('H8: the version before works on the database of the next one, says so, and leaves it as it is', async () => {
  const { url, client, ask } = await database()
  await migrate(url, { release: NEXT, folder: migrationsOfNext() })
  await ask('revoke delete on next_things from pulli_app')
  const before = [await ask(grants), await readDatabaseVersion(client)]
  await migrate(url)
  expect([await ask(grants), await readDatabaseVersion(client)]).toEqual(before)
  expect(tooOldFor(NEXT)).toBeUndefined()
  expect(behind(NEXT)).toContain(
    `This is Pulli ${THIS_RELEASE.version}, on a database that 7.1.0 has brought up to date`,
  )
  expect(behind(THIS_RELEASE)).toBeUndefined()
})

test('H8: two versions back nothing is migrated, granted or written, and a sentence says what to do', async () => {
  const { url, client, ask } = await database()
  await migrate(url, { release: AFTER_NEXT, folder: migrationsOfNext() })
  const before = [await ask(grants), await ask('select * from schema_migrations order by name')]
  await expect(migrate(url)).rejects.toThrow(
    `This is Pulli ${THIS_RELEASE.version}. Pulli 7.2.0 has brought the database to where nothing older than 7.1.0 may work on it`,
  )
  expect([await ask(grants), await ask('select * from schema_migrations order by name')]).toEqual(before)
  expect(await readDatabaseVersion(client)).toEqual(AFTER_NEXT)
})

test('H8: what a newer version recorded is never lowered', async () => {
  const { url, client } = await database()
  await migrate(url, { release: { version: '7.2.0', oldest: '7.1.0' } })
  await migrate(url, { release: { version: '7.3.0', oldest: '7.0.0' } })
  expect(await readDatabaseVersion(client)).toEqual({ version: '7.3.0', oldest: '7.1.0' })
})
