import { randomInt } from 'node:crypto'
import { applicationAccess } from '@pulli/data/application-role.ts'
import { hurryReminders, listUnmailed } from '@pulli/data/jobs/jobs.ts'
import { freeHeldJobs } from '@pulli/data/jobs/worker-lease.ts'
import { expect, onTestFinished, test } from 'vitest'
import { API_CRONTAB, apiTasks } from '#api-tasks.ts'
import type { Mailer } from '#mail/mail.ts'
import { createMailer } from '#mail/transport.ts'
import { BALA, FIRST_TALK, openRequest, publishHours } from '#testing/bookable.ts'
import { confirmAddresses } from '#testing/confirm-addresses.ts'
import { smtpSink } from '#testing/smtp-sink.ts'
import { testApi } from '#testing/test-api.ts'
import { startWorker } from '#worker.ts'

const STARTS_AT = '2026-11-23T05:30:00.000Z'

/** Asha's appointment, of whose mails the two reminders alone are left in the queue, and are due. */
async function withReminders() {
  const api = await testApi()
  await publishHours(api)
  const asha = await openRequest(api)
  await confirmAddresses(api)
  const held = await asha.post('/appointments', { service: FIRST_TALK, staff: BALA, starts_at: STARTS_AT })
  await asha.post(`/appointments/${held.json().data.id}/confirm`)
  await api.pool.query(
    `delete from graphile_worker._private_jobs where payload ->> 'due' is null or key like 'text-%'`,
  )
  // A job that is locked stays so: freed while it runs, it would be done twice.
  const beDue = () => api.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await beDue()
  const jobs = async () =>
    (
      await api.pool.query(
        `select attempts, last_error, run_at, payload ->> 'message' as message from graphile_worker._private_jobs order by id`,
      )
    ).rows
  const work = (mailer: Mailer) => {
    const consultationRecipients = async () => []
    const worker = startWorker({
      tasks: apiTasks({ ...api.context, mailer, outboxDir: '', consultationRecipients }),
      connectionString: applicationAccess(api.url).url,
      crontab: API_CRONTAB,
      logger: api.context.logger,
      pollMilliseconds: 100,
    })
    onTestFinished(() => worker.stop())
  }
  // A day and half an hour before: of the two, the day's says something.
  api.time.now = new Date(Date.parse(STARTS_AT) - 24.5 * 3_600_000)
  return { ...api, beDue, jobs, work }
}

function smtpMailer(url: string) {
  const mailer = createMailer({ smtpUrl: url, from: 'Pulli <hello@pulli.example>', outboxDir: '' })
  onTestFinished(() => mailer.close())
  return mailer
}

test('while the mail server is down reminders wait, and each goes out once when it is back', async () => {
  const { work, jobs, beDue, pool } = await withReminders()
  // Below those that connections are given: no other process takes it while the server is down.
  const away = await smtpSink({ port: randomInt(12_000, 20_000) })
  await away.close()
  work(smtpMailer(away.url))
  const isSocketFault = expect.stringContaining('mail not sent: ESOCKET')
  await expect
    .poll(async () => (await jobs()).map(({ last_error }) => last_error))
    .toEqual([isSocketFault, isSocketFault])
  const back = await smtpSink({ port: away.port })
  await expect
    .poll(async () => {
      await beDue()
      return jobs()
    })
    .toEqual([])
  expect(back.received.map(({ to }) => to)).toEqual([['asha@example.in'], ['asha@example.in']])
  expect(new Set(back.received.map(({ mail }) => mail.messageId)).size).toBe(2)
  const { rows } = await pool.query('select receipt from messages_sent')
  expect(rows).toHaveLength(2)
  for (const { receipt } of rows) expect(receipt).toMatch(/^250 /)
})

test('a reminder that failed waits for minutes, not for the hours of the queue; one that is not due is left', async () => {
  const { db, pool, jobs } = await withReminders()
  await pool.query(`update graphile_worker._private_jobs set
    attempts = case when payload ->> 'message' = 'reminder-hour' then 9 else 0 end, run_at = now() + interval '2 hours'`)
  await pool.query(
    `update graphile_worker._private_jobs set payload = jsonb_set(payload::jsonb, '{due}', to_jsonb(now() - interval '1 hour'))::json`,
  )
  const latest = new Date(Date.now() + 300_000)
  await hurryReminders(db, latest)
  const [day, hour] = await jobs()
  expect(day.run_at.getTime()).toBeGreaterThan(latest.getTime())
  expect(hour.run_at.getTime()).toBe(latest.getTime())
  // The operator’s figure counts from when it was due, whatever became of its time.
  const [unmailed] = await listUnmailed(db)
  expect(unmailed?.oldestSeconds).toBeGreaterThanOrEqual(3_600)
  expect(unmailed?.oldestSeconds).toBeLessThan(3_700)
})

test('what a worker had in its hands when it was killed is sent by the next one', async () => {
  const { db, pool, work, jobs } = await withReminders()
  const { url, received } = await smtpSink()
  // As `kill -9` leaves it: taken, and never given back.
  await pool.query(
    `update graphile_worker._private_jobs set attempts = 1, locked_by = 'killed', locked_at = now()`,
  )
  work(smtpMailer(url))
  // Takes what came after, and leaves those.
  await pool.query(`select graphile_worker.add_job('forget-limits')`)
  await expect.poll(jobs).toHaveLength(2)
  expect(received).toEqual([])
  await freeHeldJobs(db, new Date())
  await expect.poll(jobs).toEqual([])
  expect(received).toHaveLength(2)
})

test('a database that goes away between the answer of the mail server and the commit costs a repeat under the same id', async () => {
  const { db, pool, work, jobs, beDue } = await withReminders()
  const { url, received } = await smtpSink()
  const smtp = smtpMailer(url)
  let isToBreak = true
  let brokenAt: Date | undefined
  work({
    send: async (mail) => {
      const receipt = await smtp.send(mail)
      if (isToBreak && mail.messageId.endsWith('reminder-day')) {
        isToBreak = false
        await pool.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
        )
        brokenAt = new Date()
      }
      return receipt
    },
    close: smtp.close,
  })
  await expect.poll(() => brokenAt).toBeDefined()
  await expect
    .poll(async () => {
      if (brokenAt) await freeHeldJobs(db, brokenAt)
      await beDue()
      return jobs()
    })
    .toEqual([])
  const ids = received.map(({ mail }) => mail.messageId)
  expect(new Set(ids).size).toBe(2)
  expect(ids.length).toBeLessThanOrEqual(4)
  expect((await pool.query('select from messages_sent')).rowCount).toBe(2)
})
