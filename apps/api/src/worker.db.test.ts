import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { applicationAccess } from '@pulli/data/application-role.ts'
import { expect, onTestFinished, test } from 'vitest'
import { testApi } from '#testing/test-api.ts'
import { startWorker } from '#worker.ts'

test('security row 48: a worker goes on, and can be stopped, when the results of two jobs are lost at once', async () => {
  const { url, pool, context, lines } = await testApi()
  const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const begun: number[] = []
  const worker = startWorker({
    tasks: {
      wait: async (n) => {
        begun.push(n as number)
        await ends[n as number]?.promise
      },
    },
    connectionString: applicationAccess(url).url,
    logger: context.logger,
    resultMilliseconds: 100,
  })
  onTestFinished(() => worker.stop())
  const add = (n: number) => pool.query(`select graphile_worker.add_job('wait', to_json($1::int))`, [n])
  await add(0)
  await add(1)
  await expect.poll(() => begun.toSorted()).toEqual([0, 1])

  const owner = await pool.connect()
  await owner.query('begin')
  await owner.query('lock table graphile_worker._private_jobs')
  onTestFinished(() => void owner.release(true))
  const isWaiting = `datname = current_database() and wait_event_type = 'Lock' and query like 'delete from%'`
  ends[0]?.resolve()
  await expect
    .poll(async () => (await pool.query(`select from pg_stat_activity where ${isWaiting}`)).rowCount)
    .toBe(1)
  ends[1]?.resolve()
  // One result waits for the table, and the other for a connection: it is given the one that breaks. What it does until
  // then needs no answer of the database.
  for (let turns = 0; turns < 50; turns++) await turn()
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${isWaiting}`)
  await expect.poll(() => lines.join('\n').match(/Failed to complete jobs/g)).toHaveLength(2)
  await owner.query('rollback')

  await add(2)
  await expect.poll(() => begun).toContain(2)
  await worker.stop()
})

test('a worker that starts while the database is away can be stopped at once', async () => {
  const { context, lines } = await testApi()
  const worker = startWorker({
    tasks: {},
    connectionString: 'postgres://x@127.0.0.1:1/x',
    logger: context.logger,
    // A stop that waited for the pause would not end.
    pauseMilliseconds: 3_600_000,
  })
  await expect.poll(() => lines.join()).toContain('lost its database')
  await worker.stop()
})

test('security row 48: a worker that cannot ask which tasks there are as it starts asks again', async () => {
  const { url, pool, context } = await testApi()
  const owner = await pool.connect()
  onTestFinished(() => void owner.release(true))
  await owner.query('begin')
  await owner.query('lock table graphile_worker._private_tasks')
  const done = Promise.withResolvers<void>()
  const worker = startWorker({
    tasks: { note: async () => done.resolve() },
    connectionString: applicationAccess(url).url,
    logger: context.logger,
  })
  onTestFinished(() => worker.stop())
  await expect
    .poll(async () => {
      const { rowCount } = await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%_private_tasks%'`)
      return rowCount
    })
    .toBeGreaterThan(0)
  await owner.query('rollback')
  await pool.query(`select graphile_worker.add_job('note')`)
  await done.promise
})

test('finding operate low, item 9: the job of a process that was killed goes on at the next start, and not while it is there', async () => {
  const { url, pool, context } = await testApi()
  const connectionString = applicationAccess(url).url
  await pool.query(`select graphile_worker.add_job('slow')`)
  const killed = fork(new URL('./testing/killed-worker.ts', import.meta.url), [connectionString])
  onTestFinished(() => void killed.kill('SIGKILL'))
  await once(killed, 'message')

  const begun: string[] = []
  const worker = startWorker({
    tasks: { slow: async () => void begun.push('slow'), other: async () => void begun.push('other') },
    connectionString,
    logger: context.logger,
    pollMilliseconds: 50,
    freeMilliseconds: 50,
  })
  onTestFinished(() => worker.stop())
  /** Makes all leases expire. Running workers renew theirs, or hold their lock. */
  const pass = () => pool.query(`update job_workers set seen_at = seen_at - interval '12 s'`)
  await pool.query(`insert into job_workers values ('long gone', now())`)
  await pass()
  // Others are freed by now.
  const isLeft = async () => (await pool.query(`select from job_workers where id = 'long gone'`)).rowCount
  await expect.poll(isLeft).toBe(0)
  await pool.query(`select graphile_worker.add_job('other')`)
  await expect.poll(() => begun).toEqual(['other'])
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await pass()
  await expect.poll(() => begun).toEqual(['other', 'slow'])
})
