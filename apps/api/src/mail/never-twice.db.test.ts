import { applicationAccess } from '@pulli/data/application-role.ts'
import { listUnmailed } from '@pulli/data/jobs/jobs.ts'
import { listUndelivered } from '@pulli/data/message/messages-sent.ts'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { API_CRONTAB, apiTasks } from '#api-tasks.ts'
import { runAsJob } from '#jobs/current-job.ts'
import { type SmtpScript, smtpScript } from '#testing/smtp-script.ts'
import { ASHA, testApi } from '#testing/test-api.ts'
import { startWorker } from '#worker.ts'
import { MailEnded, MailInDoubt, MailNotSent } from './mail-not-sent.ts'
import { neverTwice } from './never-twice.ts'
import { createMailer } from './transport.ts'

const OFFICE = 'desk@provider.example'
const MAIL = { role: 'visitor', messageId: 'm', to: ['a@example.in'], subject: '', html: '', text: '' }
const HOUR = 3_600_000

/** A request whose two mails a worker sends to a mail server that follows a script. */
async function withServer(script: SmtpScript) {
  const api = await testApi()
  const { url: smtpUrl, mails } = await smtpScript(script)
  const timing = { beforeTextMilliseconds: HOUR, answerMilliseconds: 100 }
  const smtp = createMailer({ smtpUrl, from: 'Pulli <hello@pulli.example>', outboxDir: '', timing })
  const mailer = neverTwice(smtp, api.context.database.db, api.context.clock)
  const worker = startWorker({
    tasks: apiTasks({ ...api.context, mailer, outboxDir: '', consultationRecipients: async () => [OFFICE] }),
    connectionString: applicationAccess(api.url).url,
    crontab: API_CRONTAB,
    logger: api.context.logger,
    pollMilliseconds: 50,
  })
  onTestFinished(async () => {
    await worker.stop()
    smtp.close()
  })
  const { id } = (await api.post(ASHA)).json().data as { id: string }
  /** The jobs of the request that are left, each tried again at once. */
  const jobs = async () => {
    const { rows } = await api.pool.query<{ last_error: string | null; attempts: number }>(
      `with hurried as (update graphile_worker._private_jobs set run_at = now() where locked_at is null)
       select last_error, attempts from graphile_worker._private_jobs
       join graphile_worker._private_tasks as tasks on tasks.id = task_id where identifier = 'mail-consultation'`,
    )
    return rows
  }
  const to = (address: string) => mails.filter((mail) => mail.includes(`\nTo: ${address}`))
  return { ...api, id, jobs, mails, to, undelivered: () => listUndelivered(api.db, id) }
}

const repeats = (mails: string[]) => mails.map((mail) => mail.includes('X-Pulli-Repeat: 1'))
const idOf = (mail: string) => /Message-ID: (\S+)/.exec(mail)?.[1]

test('finding operate M1: a server that never answers gets each mail twice at most, the second marked, and the desk is told', async () => {
  const { jobs, to, undelivered } = await withServer({ text: () => undefined })
  await expect.poll(jobs).toEqual([])
  for (const address of [OFFICE, ASHA.email]) {
    expect(repeats(to(address))).toEqual([false, true])
    expect(new Set(to(address).map(idOf)).size).toBe(1)
  }
  expect((await undelivered()).map(({ recipient, outcome }) => `${recipient} ${outcome}`).toSorted()).toEqual(
    ['office unsure', 'visitor unsure'],
  )
})

test('finding operate M1: a mail whose answer was lost is repeated once, marked, under the same Message-ID', async () => {
  let isLost = true
  const { jobs, to, undelivered, db } = await withServer({
    text: (mail) => {
      if (mail.includes(`\nTo: ${OFFICE}`) || !isLost) return '250 2.0.0 queued'
      isLost = false
      return undefined
    },
  })
  await expect.poll(jobs).toEqual([])
  expect(repeats(to(ASHA.email))).toEqual([false, true])
  expect(repeats(to(OFFICE))).toEqual([false])
  expect(await undelivered()).toEqual([])
  expect(await db.selectFrom('messagesSent').select('outcome').execute()).toHaveLength(2)
})

test('finding operate M2: a refused visitor is told to the desk, and is no outage', async () => {
  const { jobs, to, undelivered, db } = await withServer({
    rcpt: (address) => (address === ASHA.email ? '550 5.1.1 no such user' : '250 ok'),
  })
  await expect.poll(jobs).toEqual([])
  expect(to(OFFICE)).toHaveLength(1)
  expect((await undelivered()).map(({ recipient, outcome }) => [recipient, outcome])).toEqual([
    ['visitor', 'refused'],
  ])
  expect(await listUnmailed(db)).toEqual([])
})

test('finding operate M2: a visitor whose mailbox is full is tried again without an alarm, and the office is not', async () => {
  const busy = await withServer({
    rcpt: (address) => (address === ASHA.email ? '452 4.2.2 mailbox full' : '250 ok'),
  })
  const errors = async () => (await busy.jobs()).map(({ last_error }) => last_error)
  await expect.poll(errors).toEqual([expect.stringContaining('mail not sent: recipient busy 452')])
  expect(await listUnmailed(busy.db)).toEqual([])
})

test('finding operate M2: where the office itself is refused, that is an outage', async () => {
  const { jobs, db } = await withServer({
    rcpt: (address) => (address === OFFICE ? '550 5.1.1 no such user' : '250 ok'),
  })
  const errors = async () => (await jobs()).map(({ last_error }) => last_error)
  await expect.poll(errors).toEqual([expect.stringContaining('mail not sent: EENVELOPE 550')])
  expect((await listUnmailed(db)).map(({ task }) => task)).toEqual(['mail-consultation'])
})

test('finding operate M1: whatever becomes of the attempts, what was taken is not sent again, and at most two are in doubt', async () => {
  const { db, context } = await testApi()
  const end = fc.constantFrom('taken', 'in doubt', 'killed', 'refused text', 'away')
  let job = 0
  await fc.assert(
    fc.asyncProperty(fc.array(end, { minLength: 1, maxLength: 8 }), async (ends) => {
      const of = {
        id: String(++job),
        isLastTry: false,
        signal: new AbortController().signal,
        isHeld: () => true,
      }
      const sent: { isRepeat: boolean }[] = []
      const killed = new Error('killed')
      let now: string | undefined
      const mailer = neverTwice(
        {
          close: () => undefined,
          async send({ isRepeat = false }, attempt) {
            if (now === 'away') throw new MailNotSent('ESOCKET')
            await attempt?.beforeText()
            if (now === 'refused text') throw new MailNotSent('EMESSAGE 451')
            sent.push({ isRepeat })
            if (now === 'in doubt') throw new MailInDoubt('ETIMEDOUT')
            if (now === 'killed') throw killed
            return '250 taken'
          },
        },
        db,
        context.clock,
      )
      let isTaken = false
      for (now of ends) {
        const before = sent.length
        const outcome = await runAsJob(of, () => mailer.send(MAIL)).catch((error: Error) => error)
        if (isTaken) expect([outcome, sent.length]).toEqual(['250 taken', before])
        isTaken ||= outcome === '250 taken'
        if (outcome instanceof MailEnded) expect(sent).toHaveLength(2)
      }
      expect(sent.length).toBeLessThanOrEqual(2)
      expect(sent.map(({ isRepeat }) => isRepeat)).toEqual([false, true].slice(0, sent.length))
    }),
    { numRuns: 60, seed: 34 },
  )
})
