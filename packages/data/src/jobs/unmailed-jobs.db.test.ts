import { Logger, runOnce } from 'graphile-worker'
import { expect, inject, onTestFinished, test } from 'vitest'
import { applicationAccess } from '#application-role.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { addJob, listUnmailed } from './jobs.ts'

async function queue() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const { db, pool, close } = openTestDatabase({ url: applicationAccess(url).url })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  const add = (task: string, key: string) =>
    db.transaction().execute((tx) => addJob(tx, { task, payload: {}, key }))
  /** Lets time pass: everything in the queue is older by it. */
  const pass = (interval: string) =>
    pool.query(
      `update graphile_worker._private_jobs
       set created_at = created_at - $1::interval, run_at = run_at - $1::interval`,
      [interval],
    )
  return { db, pool, add, pass }
}

test('the oldest mail of each kind counts, and no other job', async () => {
  const { db, add, pass } = await queue()
  expect(await listUnmailed(db)).toEqual([])
  await add('mail-consultation', 'old')
  await add('mail-letter', 'letter')
  await add('seal-audit', 'no mail')
  await pass('90 s')
  await add('mail-consultation', 'new')
  const unmailed = await listUnmailed(db)
  expect(unmailed.map(({ task }) => task)).toEqual(['mail-consultation', 'mail-letter'])
  for (const { oldestSeconds } of unmailed) {
    expect(oldestSeconds).toBeGreaterThanOrEqual(90)
    expect(oldestSeconds).toBeLessThan(120)
  }
})

test('a mail for later is not due, and counts from the time for which it was meant', async () => {
  const { db, pool, add, pass } = await queue()
  await add('mail-reminder', 'tomorrow')
  await pool.query(`update graphile_worker._private_jobs set run_at = now() + interval '24 hours'`)
  expect(await listUnmailed(db)).toEqual([])
  await pass('24 hours 1 minute')
  const [reminder] = await listUnmailed(db)
  expect(reminder?.oldestSeconds).toBeGreaterThanOrEqual(60)
  expect(reminder?.oldestSeconds).toBeLessThan(90)
})

test('the age of a mail grows through the pauses after its failures, also once it was given up', async () => {
  const { db, pool, add, pass } = await queue()
  const taskList = {
    'mail-consultation': async () => {
      throw new Error('the mail server does not answer')
    },
  }
  await add('mail-consultation', 'refused')
  for (const attempts of [1, 2, 3]) {
    await runOnce({
      pgPool: pool,
      taskList,
      noHandleSignals: true,
      logger: new Logger(() => () => undefined),
    })
    await expect
      .poll(async () => {
        const { rows } = await pool.query('select attempts, locked_at from graphile_worker._private_jobs')
        return rows[0]
      })
      .toEqual({ attempts, locked_at: null })
    // The first three pauses are 3, 7 and 20 seconds.
    await pass('25 s')
  }
  // Each failure waited for its turn by more than its pause asked: the pauses alone are a lower bound.
  const pausesAlone = Math.E + Math.E ** 2 + Math.E ** 3
  const [refused] = await listUnmailed(db)
  expect(refused?.oldestSeconds).toBeGreaterThanOrEqual(pausesAlone)
  expect(refused?.oldestSeconds).toBeLessThan(90)
  await pool.query(`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'x'`)
  await pool.query(
    `update graphile_worker._private_jobs set created_at = now() - interval '5 days', run_at = now()`,
  )
  const [givenUp] = await listUnmailed(db)
  // 25 attempts: four days and a bit.
  expect(givenUp?.oldestSeconds).toBeGreaterThan(4 * 86_400 - 3_600)
  expect(givenUp?.oldestSeconds).toBeLessThanOrEqual(5 * 86_400)
})
