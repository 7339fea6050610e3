import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { camelCase, snakeCase } from './dialect.ts'
import { freshDatabase } from './testing/fresh-database.ts'
import { rowTypes } from './testing/row-types.ts'

async function connected() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  return client
}

// After a migration: npx vitest run --project database packages/data/src/row-types.db.test.ts --update
test('the types of rows are those of the database', async () => {
  await expect(await rowTypes(await connected())).toMatchFileSnapshot('generated/tables.ts')
})

test('every name in the database is the same again after it was one of TypeScript', async () => {
  const { rows } = await (await connected()).query<{ name: string }>(
    `select distinct unnest(array[table_name, column_name]::text[]) as name
     from information_schema.columns where table_schema = 'public'`,
  )
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ name }) => snakeCase(camelCase(name)) !== name)).toEqual([])
})
