import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '#migrate.ts'
import { freshDatabase } from '#testing/fresh-database.ts'

const MIGRATIONS = join(import.meta.dirname, '../../migrations')
const MEMBER = '0198c2f0-0000-7000-8000-000000000001'

/** A database as the version before left it, with its migrations only. */
async function databaseOfBefore() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'), { empty: true })
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const file of await readdir(MIGRATIONS)) {
    if (file < '0028') await cp(join(MIGRATIONS, file), join(folder, file))
  }
  await migrate(url, { folder: pathToFileURL(`${folder}/`) })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  await client.query(
    `insert into members (member_id, phone, name, time_zone, created_at) values ($1, '+919876543210', 'Asha', 'UTC', now())`,
    [MEMBER],
  )
  /** Stores a sitting as the version before did: without its safety. */
  const store = (name: string, pack: string, responses: number[], version = '1') =>
    client.query(
      `insert into assessments
         (member_id, id, assessment_name, pack_id, pack_version, responses, total, maximum, level, taken_at)
       values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, 63, 'l', now())`,
      [MEMBER, name, pack, version, responses, responses.reduce((sum, one) => sum + one, 0)],
    )
  const kept = async () => {
    const { rows } = await client.query<{ total: number; safety: string; has_safety_answer: boolean }>(
      'select total, safety, has_safety_answer from assessments order by total, safety',
    )
    return rows.map(({ total, safety, has_safety_answer }) => [total, safety, has_safety_answer])
  }
  return { url, store, kept, client }
}

const depression = (itemNine: number, others: number) =>
  Array.from({ length: 21 }, (_, n) => (n === 8 ? itemNine : others))

/** The safety items of the depression pack of version 1, and its totals. */
const EXPECTED = [
  [0, 'none', false],
  [1, 'today', true],
  [3, 'now', true],
  [20, 'none', false],
  [40, 'today', false],
  [41, 'now', true],
  [60, 'now', false],
  [63, 'none', false],
]

test('D52 a row of before gets its safety from its answers, and the rows stay unchangeable', async () => {
  const { url, store, kept, client } = await databaseOfBefore()
  await storeAll(store)
  await migrate(url)
  expect(await kept()).toEqual(EXPECTED)
  await expect(client.query('update assessments set total = 0')).rejects.toThrow('never changed')
})

test('D52 a server of the version before, while it is being replaced, stores no result without its safety', async () => {
  const { url, store, kept } = await databaseOfBefore()
  await migrate(url)
  await storeAll(store)
  expect(await kept()).toEqual(EXPECTED)
  for (const [name, pack, version] of [
    ['Depression Assessment', 'depression-own', '2'],
    ['PHQ-9', 'phq-9', '1'],
  ] as const) {
    const stored = store(name, pack, depression(0, 0), version)
    await expect(stored, pack).rejects.toMatchObject({ column: 'safety' })
  }
})

async function storeAll(store: Awaited<ReturnType<typeof databaseOfBefore>>['store']) {
  for (const [itemNine, others] of [
    [0, 0],
    [1, 0],
    [3, 0],
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 3],
  ] as const) {
    await store('Depression Assessment', 'depression-own', depression(itemNine, others))
  }
  await store('Anxiety Assessment', 'anxiety-symptoms', Array(21).fill(3))
}
