import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { countTables, differences, moveDatabases } from './move-databases.ts'
import { markMoved, refuseMoved } from './moved-mark.ts'

function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-move-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'postgres'))
  return folder
}

async function database(isEmpty: boolean) {
  const { url, drop } = await freshDatabase(inject('databaseUrl'), { empty: isEmpty })
  onTestFinished(drop)
  return url
}

test('a move into a database that holds tables is refused, before anything is touched here', async () => {
  const dataDir = dataFolder()
  const targets = { pulli: await database(false), content: await database(true) }
  await expect(moveDatabases(dataDir, targets)).rejects.toThrow(/has \d+ tables\. Move into an empty one/)
  expect(readdirSync(join(dataDir, 'postgres'))).toEqual([])
})

test('databases that have moved are neither moved again nor started, and the message says where they are', async () => {
  const dataDir = dataFolder()
  expect(() => refuseMoved(dataDir)).not.toThrow()
  markMoved(dataDir, 'db.example.org:5432', new Date('2026-12-24T22:00:00Z'))
  const moved = `The databases of ${dataDir} moved to db.example.org:5432 on 2026-12-24. Set DATABASE_URL`
  expect(() => refuseMoved(dataDir)).toThrow(moved)
  await expect(moveDatabases(dataDir, { pulli: 'postgres://x', content: 'postgres://y' })).rejects.toThrow(
    moved,
  )
})

test('a table with another number of rows, or without its counterpart, is named', async () => {
  const [here, there] = [await database(true), await database(true)]
  const run = async (url: string, text: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(text)
    await client.end()
  }
  await run(
    here,
    'create table same (n int); create table fewer as select generate_series(1, 3); create schema other; create table other.missing ()',
  )
  await run(there, 'create table same (n int); create table fewer as select generate_series(1, 2)')
  expect(differences(await countTables(here), await countTables(there))).toEqual([
    'other.missing: 0 here, no table there',
    'public.fewer: 3 here, 2 there',
  ])
})
