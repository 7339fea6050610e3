import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#testing/fresh-database.ts'
import { ENCRYPTED_TABLES } from './personal-data.ts'
import { PERSONAL_DATA_TABLES, TABLES_WITHOUT_PERSONAL_DATA } from './personal-data-tables.ts'

async function columnsOfEveryTable() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by column_name) as columns
     from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
  )
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

test('security row 61: of every table and every column it is said whether a member gets it, and if not why', async () => {
  const tables = await columnsOfEveryTable()
  const said = [...Object.keys(PERSONAL_DATA_TABLES), ...Object.keys(TABLES_WITHOUT_PERSONAL_DATA)]
  expect(said.toSorted()).toEqual([...tables.keys()])
  for (const [table, { columns, withheld }] of Object.entries(PERSONAL_DATA_TABLES)) {
    const decrypted = ENCRYPTED_TABLES[table]?.gives ?? []
    const stored = columns.filter((column) => !decrypted.includes(column))
    const named = [...stored, ...Object.keys(withheld)].toSorted()
    expect({ table, columns: named }).toEqual({ table, columns: tables.get(table) })
  }
  const reasons = Object.values(PERSONAL_DATA_TABLES).flatMap(({ withheld }) => Object.values(withheld))
  for (const reason of [...reasons, ...Object.values(TABLES_WITHOUT_PERSONAL_DATA)])
    expect(reason.length).toBeGreaterThan(20)
})

test('security row 61: a table that points to a member is given, unless it holds hashes of tokens alone', async () => {
  const tables = await columnsOfEveryTable()
  const owned = [...tables].filter(([, columns]) => columns.includes('member_id')).map(([table]) => table)
  expect(owned.length).toBeGreaterThanOrEqual(6)
  const kept = owned.filter((table) => !(table in PERSONAL_DATA_TABLES))
  expect(kept).toEqual(['access_tokens', 'member_pseudonyms', 'refresh_tokens'])
})
