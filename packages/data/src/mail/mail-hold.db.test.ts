import { expect, inject, onTestFinished, test } from 'vitest'
import { applicationAccess } from '#application-role.ts'
import { addJob } from '#jobs/jobs.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { discardMails, holdMails, mailsHeldSince, releaseMails } from './mail-hold.ts'

async function openFresh() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const { db, pool, close } = openTestDatabase({ url: applicationAccess(url).url })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  for (const key of ['held', 'of-a-letter', 'other'])
    await db.transaction().execute((tx) => addJob(tx, { task: 'mail', payload: {}, key }))
  await pool.query(
    `update graphile_worker._private_jobs set attempts = 25, run_at = now() + interval '1 hour',
       last_error = case key when 'other' then 'mail not sent: ETIMEDOUT' else 'MailNotSent: mail not sent: held' end`,
  )
  const jobs = async () =>
    (await pool.query('select key, attempts from graphile_worker._private_jobs order by key')).rows
  return { db, jobs }
}

test('mails are held once, from the first time on', async () => {
  const { db } = await openFresh()
  expect(await mailsHeldSince(db)).toBeUndefined()
  await holdMails(db)
  const since = await mailsHeldSince(db)
  expect(since).toBeInstanceOf(Date)
  await holdMails(db)
  expect(await mailsHeldSince(db)).toEqual(since)
})

test('after their release, the jobs that the hold stopped begin anew, and no other', async () => {
  const { db, jobs } = await openFresh()
  await holdMails(db)
  expect(await db.transaction().execute(releaseMails)).toBe(2)
  expect(await mailsHeldSince(db)).toBeUndefined()
  expect(await jobs()).toEqual([
    { key: 'held', attempts: 0 },
    { key: 'of-a-letter', attempts: 0 },
    { key: 'other', attempts: 25 },
  ])
})

test('the jobs that the hold stopped can be dropped, and no other is', async () => {
  const { db, jobs } = await openFresh()
  await holdMails(db)
  expect(await db.transaction().execute(discardMails)).toBe(2)
  expect(await mailsHeldSince(db)).toBeUndefined()
  expect(await jobs()).toEqual([{ key: 'other', attempts: 25 }])
})
