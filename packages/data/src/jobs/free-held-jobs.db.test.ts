import { expect, inject, onTestFinished, test } from 'vitest'
import { applicationAccess } from '#application-role.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { addJob } from './jobs.ts'
import { freeHeldJobs } from './worker-lease.ts'

test('what a dead worker held for too long is free again, and what a living one holds stays with it', async () => {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const { db, pool, close } = openTestDatabase({ url: applicationAccess(url).url })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  for (const key of ['dead', 'living'])
    await db.transaction().execute((tx) => addJob(tx, { task: 'do', payload: {}, key }))
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = key,
       locked_at = now() - case key when 'dead' then interval '301 s' else interval '299 s' end`,
  )
  await freeHeldJobs(db, new Date(Date.now() - 300_000))
  const { rows } = await pool.query('select key, locked_by from graphile_worker._private_jobs order by key')
  expect(rows).toEqual([
    { key: 'dead', locked_by: null },
    { key: 'living', locked_by: 'living' },
  ])
})
