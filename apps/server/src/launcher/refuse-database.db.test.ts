import { migrate } from '@pulli/data/migrate.ts'
import { EARLIER_FOLDER, recordDatabaseVersion } from '@pulli/data/release/database-version.ts'
import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { refuseDatabase } from './start-steps.ts'

async function database(options = {}) {
  const { url, drop } = await freshDatabase(inject('databaseUrl'), options)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  return { url, client }
}

test('D73: a folder of a version before 1.0.0 is refused with one sentence', async () => {
  const { url, client } = await database({ empty: true })
  await client.query(
    `create table schema_migrations (name text); insert into schema_migrations values ('0001_earlier.sql')`,
  )
  await expect(refuseDatabase(url, EARLIER_FOLDER)).rejects.toThrow(
    /^This folder was made by a version before 1\.0\.0, which this one cannot read\. Move it away, or start with another DATA_DIR\.$/,
  )
})

test('H8: a version that is too old for the database says which may start', async () => {
  const { url, client } = await database()
  await recordDatabaseVersion(client, { version: '999.1.0', oldest: '999.0.0' })
  await expect(refuseDatabase(url, EARLIER_FOLDER)).rejects.toThrow('Start 999.0.0 or newer')
})

test('a new folder, and one of this version, are not refused', async () => {
  const { url } = await database({ empty: true })
  await expect(refuseDatabase(url, EARLIER_FOLDER)).resolves.toBeUndefined()
  await migrate(url)
  await expect(refuseDatabase(url, EARLIER_FOLDER)).resolves.toBeUndefined()
})
