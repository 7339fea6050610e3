import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'
import { freshDatabase } from './testing/fresh-database.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

const emptyDatabase = () => freshDatabase(inject('databaseUrl'), { empty: true })

async function folderOf(files: Record<string, string>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql)
  return pathToFileURL(`${folder}/`)
}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('migrations run in order, once, and make the queue too', async () => {
  const { url } = await emptyDatabase()
  const first: string[] = []
  const second: string[] = []
  await migrate(url, { onApplied: (name) => first.push(name) })
  await migrate(url, { onApplied: (name) => second.push(name) })

  expect(first).toEqual(first.toSorted())
  expect(first[0]).toBe('0001_baseline.sql')
  expect(second).toEqual([])
  expect(await query(url, "select to_regclass('graphile_worker.jobs') is not null as made")).toEqual([
    { made: true },
  ])
})

test('security row 54: of five processes that migrate at once one does it, and none fails', async () => {
  const { url } = await emptyDatabase()
  const applied: string[] = []
  await Promise.all(
    Array.from({ length: 5 }, () => migrate(url, { onApplied: (name) => applied.push(name) })),
  )
  expect(applied).toEqual([...new Set(applied)])
})

test('a pool can be given, and stays open', async () => {
  const { url } = await emptyDatabase()
  const { pool, close } = openTestDatabase({ url, maxConnections: 2 })
  await migrate(pool)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
})

test('a migration that changed after it took effect is refused', async () => {
  const { url } = await emptyDatabase()
  await migrate(url, { folder: await folderOf({ '0001_a.sql': 'create table a (x int)' }) })
  const changed = await folderOf({
    '0001_a.sql': 'create table a (y int)',
    '0002_b.sql': 'create table b (x int)',
  })
  await expect(migrate(url, { folder: changed })).rejects.toThrow('0001_a.sql has changed')
  expect(await query(url, "select to_regclass('b') as b")).toEqual([{ b: null }])
})

test('D73: a database that a version before 1.0.0 made is refused with what to do, and left as it is', async () => {
  const { url } = await emptyDatabase()
  await migrate(url, { folder: await folderOf({ '0001_earlier.sql': 'create table earlier (x int)' }) })
  const tables = `select relname, relacl::text from pg_class where relkind = 'r' order by oid`
  const before = await query(url, tables)
  await expect(migrate(url)).rejects.toThrow(
    /^This database was made by a version before 1\.0\.0, which this one cannot read\. Start with an empty one$/,
  )
  expect(await query(url, tables)).toEqual(before)
})

test('a migration that fails leaves nothing, and those before it stay', async () => {
  const { url } = await emptyDatabase()
  const files = { '0001_a.sql': 'create table a (x int)', '0002_b.sql': 'create table b (x int); select 1/0' }
  await expect(migrate(url, { folder: await folderOf(files) })).rejects.toThrow('division by zero')
  expect(await query(url, "select to_regclass('a')::text as a, to_regclass('b')::text as b")).toEqual([
    { a: 'a', b: null },
  ])
})

test('security row 54: a migration waits 2 s for a lock, no longer', async () => {
  const { url } = await emptyDatabase()
  await migrate(url, { folder: await folderOf({ '0001_a.sql': 'create table a (x int)' }) })
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query('begin; lock table a in access share mode')
  const files = { '0001_a.sql': 'create table a (x int)', '0002_b.sql': 'alter table a add column y int' }
  await expect(migrate(url, { folder: await folderOf(files) })).rejects.toMatchObject({ code: '55P03' })
  await holder.end()
})
