import { expect, inject, onTestFinished, test } from 'vitest'
import { applicationAccess } from '#application-role.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { addJob, countJobs } from './jobs.ts'

test('jobs that wait, jobs that were given up, and how long the oldest has waited', async () => {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const { db, pool, close } = openTestDatabase({ url: applicationAccess(url).url })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  expect(await countJobs(db)).toEqual({ waiting: 0, givenUp: 0, oldestSeconds: 0 })
  for (const key of ['a', 'b', 'c'])
    await db.transaction().execute((tx) => addJob(tx, { task: 'do', payload: {}, key, maxAttempts: 2 }))
  await pool.query(
    `update graphile_worker._private_jobs set run_at = now() - interval '90 s' where key = 'a'`,
  )
  await pool.query(`update graphile_worker._private_jobs set attempts = 2 where key = 'b'`)
  const counts = await countJobs(db)
  expect(counts).toMatchObject({ waiting: 2, givenUp: 1 })
  expect(counts.oldestSeconds).toBeGreaterThanOrEqual(90)
})
