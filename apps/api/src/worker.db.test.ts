import { setTimeout as sleep } from 'node:timers/promises'
import { applicationAccess } from '@pulli/data/application-role.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
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
  })
  onTestFinished(() => worker.stop())
  const add = (n: number) => pool.query(`select graphile_worker.add_job('wait', to_json($1::int))`, [n])
  await add(0)
  await add(1)
  await vi.waitFor(() => expect(begun.toSorted()).toEqual([0, 1]), 5_000)

  const owner = await pool.connect()
  await owner.query('begin')
  await owner.query('lock table graphile_worker._private_jobs')
  onTestFinished(() => void owner.release(true))
  for (const { resolve } of ends) {
    resolve()
    await sleep(50)
  }
  // One result waits for the table, and the other for a connection: it is given the one that breaks.
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from%'`)
    expect(rowCount).toBe(1)
  }, 2_000)
  await vi.waitFor(() => expect(lines.join('\n').match(/Failed to complete jobs/g)).toHaveLength(2), 2_000)
  await owner.query('rollback')

  await add(2)
  await vi.waitFor(() => expect(begun).toContain(2), 10_000)
  const stoppedAt = performance.now()
  await worker.stop()
  expect(performance.now() - stoppedAt).toBeLessThan(3_000)
})
