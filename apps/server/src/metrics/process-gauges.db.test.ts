import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applicationAccess } from '@pulli/data/application-role.ts'
import { recordBackup } from '@pulli/data/backup/backups.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import { neighbour } from '@pulli/data/neighbour/neighbour.ts'
import { insertStaff } from '@pulli/data/staff/staff.ts'
import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import { openTestDatabase } from '@pulli/data/testing/open-test-database.ts'
import pg from 'pg'
import { Registry } from 'prom-client'
import { expect, inject, onTestFinished, test } from 'vitest'
import { WORST } from '#cluster/share-metrics.ts'
import { processGauges } from './process-gauges.ts'

async function processOnDatabase() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const database = openTestDatabase({ url: applicationAccess(url).url })
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-gauges-'))
  onTestFinished(async () => {
    await owner.end()
    await database.close()
    await drop()
    rmSync(dataDir, { recursive: true })
  })
  mkdirSync(join(dataDir, 'logs'))
  const registry = new Registry()
  const keys = neighbour({ name: 'keys', withinMilliseconds: 1_000, atOnce: 1, failures: 2 })
  const update = processGauges(
    registry,
    {
      database,
      eventLoopDelaySeconds: () => 0,
      isOverloaded: () => false,
      isContentReachable: () => true,
      areCodesLate: () => false,
      referenceSkewSeconds: () => 0.5,
      droppedLogLines: () => 0,
      dataDir,
      keysFreeBytes: () => 5e9,
      neighbours: [keys],
      copiesErasures: true,
    },
    ['mail-consultation', 'mail-letter'],
  )
  const scrape = async () => {
    await update()
    return registry.metrics()
  }
  /** The value of a sample, or undefined where there is none. */
  const read = async (sample: string) => {
    const line = (await scrape()).split('\n').find((line) => line.startsWith(`${sample} `))
    return line === undefined ? undefined : Number(line.slice(sample.length + 1))
  }
  return { database, owner, dataDir, keys, registry, scrape, read }
}

test('the gauges of a process on a database that answers', async () => {
  const { database, scrape, read } = await processOnDatabase()
  await database.db
    .transaction()
    .execute((tx) => addJob(tx, { task: 'mail-consultation', payload: {}, key: 'a' }))
  await database.pool.query(
    `update graphile_worker._private_jobs set created_at = now() - interval '1 h', run_at = now() - interval '1 h'`,
  )
  expect(await scrape()).toContain('\npulli_database_reachable 1\n')
  expect(await read('pulli_oldest_unmailed_seconds{task="mail-consultation"}')).toBeGreaterThanOrEqual(3_600)
  expect(await read('pulli_oldest_unmailed_seconds{task="mail-letter"}')).toBe(0)
  expect(await read('pulli_job_wait_seconds')).toBeGreaterThanOrEqual(3_600)
  expect(await read('pulli_jobs{state="waiting"}')).toBe(1)
  expect(Math.abs((await read('pulli_clock_skew_seconds')) ?? Number.NaN)).toBeLessThan(5)
  for (const folder of ['data', 'logs'])
    expect(await read(`pulli_disk_free_bytes{folder="${folder}"}`)).toBeGreaterThan(0)
  expect(await read('pulli_disk_free_bytes{folder="keys"}')).toBe(5e9)
})

test('a neighbour that fails several times in a row is told of, and so is its return; each call is counted by its end', async () => {
  const { keys, read } = await processOnDatabase()
  const reachable = () => read('pulli_neighbour_reachable{neighbour="keys"}')
  const count = (end: string) => read(`pulli_neighbour_calls_total{neighbour="keys",end="${end}"}`)
  expect([await reachable(), await count('failed')]).toEqual([1, 0])
  const failing = () => keys.call(() => Promise.reject(new Error('no such folder'))).catch(() => undefined)
  await failing()
  expect(await reachable()).toBe(1)
  await failing()
  await failing()
  expect([await reachable(), await count('failed'), await count('refused')]).toEqual([0, 2, 1])
  keys.markAnswered()
  await keys.call(async () => 'read')
  expect([await reachable(), await count('answered')]).toEqual([1, 1])
})

const DAY = 86_400

test('finding operate H2: the age of the last backup and of the last drill is told by every server, wherever they were made', async () => {
  const { database, read } = await processOnDatabase()
  const finishedAt = (days: number) => new Date(Date.now() - days * DAY * 1_000)
  await recordBackup(database.db, { kind: 'backup', backup: 'a', finishedAt: finishedAt(3) })
  await recordBackup(database.db, { kind: 'drill', backup: 'a', finishedAt: finishedAt(8) })
  // An earlier event that arrives later changes nothing.
  await recordBackup(database.db, { kind: 'drill', backup: 'b', finishedAt: finishedAt(9) })
  expect(await read('pulli_last_backup_seconds')).toBeCloseTo(3 * DAY, -2)
  expect(await read('pulli_last_backup_drill_seconds')).toBeCloseTo(8 * DAY, -2)
})

test('finding operate H2: where no backup was ever made, both ages are that of the site', async () => {
  const { owner, read } = await processOnDatabase()
  await owner.query("update schema_migrations set applied_at = now() - interval '30 days'")
  for (const name of ['pulli_last_backup_seconds', 'pulli_last_backup_drill_seconds'])
    expect(await read(name)).toBeCloseTo(30 * DAY, -2)
})

test('how long a request has waited is told once the desk has a coordinator', async () => {
  const empty = await processOnDatabase()
  expect(await empty.read('pulli_oldest_unanswered_request_seconds')).toBeUndefined()
  const { database, read } = await processOnDatabase()
  const id = '00000000-0000-7000-8000-00000000000a'
  const person = { id, name: 'A', email: 'a@example.org', roles: ['coordinator'], now: new Date() } as const
  await database.db.transaction().execute((tx) => insertStaff(tx, person))
  expect(await read('pulli_oldest_unanswered_request_seconds')).toBe(0)
})

test('the queue is not asked again for each scrape', async () => {
  const { database, read } = await processOnDatabase()
  expect(await read('pulli_jobs{state="waiting"}')).toBe(0)
  await database.db.transaction().execute((tx) => addJob(tx, { task: 'do', payload: {}, key: 'a' }))
  expect(await read('pulli_jobs{state="waiting"}')).toBe(0)
})

/** The pool of each server is its own. */
const ADDED_UP = ['pulli_database_connections']

test('for each gauge a cluster of servers knows how theirs become one', async () => {
  const { registry } = await processOnDatabase()
  const gauges = (await registry.getMetricsAsJSON())
    .filter(({ type, name }) => `${type}` === 'gauge' && name.startsWith('pulli_'))
    .map(({ name }) => name)
  expect(gauges.length).toBeGreaterThan(8)
  expect(gauges.filter((name) => !(name in WORST) && !ADDED_UP.includes(name))).toEqual([])
})
