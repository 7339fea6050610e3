import { Logger, runOnce } from 'graphile-worker'
import { expect, inject, onTestFinished, test } from 'vitest'
import { applicationAccess } from '#application-role.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { addJob } from './jobs.ts'
import { countTroubledJobs, giveUpTroubledJob, listTroubledJobs, retryTroubledJob } from './troubled-jobs.ts'

async function queue() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const { db, pool, close } = openTestDatabase({ url: applicationAccess(url).url })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  const add = async (task: string, { runAt, maxAttempts }: { runAt?: Date; maxAttempts?: number } = {}) => {
    const key = `${task} ${crypto.randomUUID()}`
    const job = { task, payload: {}, key, ...(runAt && { runAt }), ...(maxAttempts && { maxAttempts }) }
    await db.transaction().execute((tx) => addJob(tx, job))
    const { rows } = await pool.query<{ id: string }>(
      'select id::text from graphile_worker._private_jobs where key = $1',
      [key],
    )
    return `${rows[0]?.id}`
  }
  const pass = (interval: string) =>
    pool.query(
      `update graphile_worker._private_jobs
       set created_at = created_at - $1::interval, run_at = run_at - $1::interval`,
      [interval],
    )
  const ran: string[] = []
  const work = async (fails: boolean) => {
    const run = (task: string) => async () => {
      ran.push(task)
      if (fails) throw new Error('of the test')
    }
    const tasks = ['mail-letter', 'text-reminder', 'seal-audit']
    await runOnce({
      pgPool: pool,
      taskList: Object.fromEntries(tasks.map((task) => [task, run(task)])),
      logger: new Logger(() => () => undefined),
    })
    // The queue does not wait until the result of the last one is written.
    const locked = 'select from graphile_worker._private_jobs where locked_at is not null'
    await expect.poll(async () => (await pool.query(locked)).rowCount).toBe(0)
  }
  const inTx = <Result>(run: Parameters<ReturnType<typeof db.transaction>['execute']>[0]) =>
    db.transaction().execute(run) as Promise<Result>
  return { db, pool, add, pass, ran, work, inTx }
}

test('a job that is due for five minutes, failed, or was given up is in trouble; one for later and one just due are not', async () => {
  const { db, add, pass, work } = await queue()
  const given = await add('mail-letter', { maxAttempts: 1 })
  const failing = await add('seal-audit')
  await work(true)
  await pass('4 minutes')
  const late = await add('text-reminder')
  await pass('6 minutes')
  await add('text-reminder')
  await add('mail-letter', { runAt: new Date(Date.now() + 86_400_000) })
  const jobs = await listTroubledJobs(db, 10)
  expect(jobs.map(({ id, kind, trouble, failures }) => ({ id, kind, trouble, failures }))).toEqual([
    { id: given, kind: 'mail', trouble: 'given-up', failures: 1 },
    { id: failing, kind: 'job', trouble: 'failing', failures: 1 },
    { id: late, kind: 'text', trouble: 'late', failures: 0 },
  ])
  expect(await listTroubledJobs(db, 1)).toHaveLength(1)
  expect(await countTroubledJobs(db)).toEqual([
    { kind: 'mail', givenUp: 1, waiting: 0, oldestSeconds: 0 },
    { kind: 'text', givenUp: 0, waiting: 1, oldestSeconds: expect.closeTo(360, -1.5) },
    { kind: 'job', givenUp: 0, waiting: 1, oldestSeconds: expect.closeTo(600, -1.5) },
  ])
})

test('the mail about the state tells nothing of itself', async () => {
  const { db, add, pass } = await queue()
  await add('mail-site-state')
  await pass('1 hour')
  expect(await listTroubledJobs(db, 10)).toEqual([])
  expect((await countTroubledJobs(db)).every(({ waiting }) => waiting === 0)).toBe(true)
})

test('a job that was given up runs again with all its tries', async () => {
  const { db, pool, add, ran, work, inTx } = await queue()
  const id = await add('mail-letter', { maxAttempts: 1 })
  await work(true)
  expect(await inTx((tx) => retryTroubledJob(tx, id))).toEqual({
    task: 'mail-letter',
    subjectId: null,
    isRunning: false,
  })
  expect(await listTroubledJobs(db, 10)).toEqual([])
  await work(false)
  expect(ran).toEqual(['mail-letter', 'mail-letter'])
  expect((await pool.query('select * from graphile_worker._private_jobs')).rows).toEqual([])
})

test('a job that one gives up is gone, and never runs', async () => {
  const { add, ran, work, inTx } = await queue()
  const id = await add('mail-letter')
  expect(await inTx((tx) => giveUpTroubledJob(tx, id))).toEqual({
    task: 'mail-letter',
    subjectId: null,
    isRunning: false,
  })
  expect(await inTx((tx) => giveUpTroubledJob(tx, id))).toBeUndefined()
  await work(false)
  expect(ran).toEqual([])
})

test('a job that runs, and one for later, stay as they are', async () => {
  const { pool, add, inTx } = await queue()
  const running = await add('mail-letter')
  const later = await add('text-reminder', { runAt: new Date(Date.now() + 86_400_000) })
  await pool.query(
    `update graphile_worker._private_jobs set attempts = 1, locked_at = now(), locked_by = 'x' where id = $1`,
    [running],
  )
  const rows = async () =>
    (await pool.query('select id, attempts, run_at from graphile_worker._private_jobs order by id')).rows
  const before = await rows()
  for (const end of [retryTroubledJob, giveUpTroubledJob]) {
    expect(await inTx((tx) => end(tx, running))).toEqual({
      task: 'mail-letter',
      subjectId: null,
      isRunning: true,
    })
    expect(await inTx((tx) => end(tx, later))).toBeUndefined()
  }
  expect(await rows()).toEqual(before)
})
