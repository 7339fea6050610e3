import { randomInt } from 'node:crypto'
import { applicationAccess } from '@pulli/data/application-role.ts'
import { freeHeldJobs } from '@pulli/data/jobs/worker-lease.ts'
import { insertStaff } from '@pulli/data/staff/staff.ts'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { API_CRONTAB, apiTasks } from '#api-tasks.ts'
import type { Mail, Mailer } from '#mail/mail.ts'
import { createMailer } from '#mail/transport.ts'
import { smtpSink } from '#testing/smtp-sink.ts'
import { ASHA, NOW, testApi } from '#testing/test-api.ts'
import { startWorker } from '#worker.ts'
import { type MailConsultationDeps, mailConsultation } from './mail-consultation.ts'
import { mailRequestChange } from './mail-request-change.ts'

const FROM = 'Pulli <hello@pulli.example>'
const DESK = 'desk@provider.example'

type Api = Awaited<ReturnType<typeof testApi>>

function work(api: Api, mailer: Mailer, consultationRecipients = async () => [DESK]) {
  const tasks = apiTasks({ ...api.context, mailer, outboxDir: '', consultationRecipients })
  // As the application, as in the running server: the queue needs no more.
  const connectionString = applicationAccess(api.url).url
  const worker = startWorker({
    tasks,
    connectionString,
    crontab: API_CRONTAB,
    logger: api.context.logger,
    pollMilliseconds: 100,
  })
  onTestFinished(() => worker.stop())
}

function smtpMailer(url: string) {
  const mailer = createMailer({ smtpUrl: url, from: FROM, outboxDir: '' })
  onTestFinished(() => mailer.close())
  return mailer
}

test('a request becomes two mails: all fields to the provider, to the unconfirmed address of the visitor what happens next (D62)', async () => {
  const api = await testApi()
  const { url, received } = await smtpSink()
  work(api, smtpMailer(url), async () => [DESK, 'second@provider.example'])
  const { id } = (await api.post({ ...ASHA, name: 'आशा <b>Rao</b>' })).json().data
  await expect.poll(() => received).toHaveLength(2)

  const toProvider = received.find(({ to }) => to.includes(DESK))
  expect(toProvider?.to).toEqual([DESK, 'second@provider.example'])
  expect(toProvider?.mail.subject).toBe('Consultation request: Art Therapy')
  expect(toProvider?.mail.from?.address).toBe('hello@pulli.example')
  expect(toProvider?.mail.replyTo?.[0]?.address).toBe('asha@example.in')
  expect(toProvider?.mail.messageId).toBe(`<consultation-${id}.provider@pulli.example>`)
  for (const field of [
    'आशा <b>Rao</b>',
    'asha@example.in',
    '+919876543210',
    'Art Therapy',
    '2026-12-01',
    id,
  ]) {
    expect(toProvider?.mail.text).toContain(field)
  }

  const toVisitor = received.find(({ to }) => to.includes('asha@example.in'))
  expect(toVisitor?.to).toEqual(['asha@example.in'])
  expect(toVisitor?.mail.messageId).toBe(`<consultation-${id}.visitor@pulli.example>`)
  for (const part of [toVisitor?.mail.text, toVisitor?.mail.html]) {
    expect(part).toContain('in our working hours (11:00 AM to 08:00 PM)')
    expect(part).toContain('In danger now? Call 112. Want to talk? Tele-MANAS 14416, free, day and night.')
    expect(part).toContain('Nobody watches this inbox for emergencies.')
    expect(part).not.toMatch(/Rao|Art Therapy|2026-12-01|December/)
  }
  const mailedAt = async () => {
    const row = await api.db.selectFrom('consultationRequests').selectAll().executeTakeFirstOrThrow()
    return [row.providerMailedAt, row.visitorMailedAt]
  }
  await expect.poll(mailedAt).not.toContain(null)
  const kept = await api.db.selectFrom('messagesSent').selectAll().orderBy('recipient').execute()
  expect(kept.map(({ recipient, template, messageId }) => [recipient, template, messageId])).toEqual([
    ['office', 'request-office', `consultation-${id}.provider`],
    ['visitor', 'request-visitor', `consultation-${id}.visitor`],
  ])
})

/** Adds someone to the desk. */
const hire = (api: Api, isSample = false) =>
  api.db.transaction().execute((tx) =>
    insertStaff(tx, {
      id: crypto.randomUUID(),
      name: 'Devi',
      email: 'devi@example.in',
      roles: ['coordinator'],
      isSample,
      now: NOW,
    }),
  )

/** Does the job of one request, and returns what the office is mailed. */
async function officeMails(api: Api, deps: Partial<MailConsultationDeps> = {}) {
  const { id } = (await api.post(ASHA)).json().data
  const sent: Mail[] = []
  const mailer: Mailer = { send: async (mail) => void sent.push(mail), close: () => undefined }
  const all = { ...api.context, mailer, consultationRecipients: async () => [DESK], ...deps }
  await mailConsultation(all)({ id })
  await mailRequestChange(all)({ id, change: 'contact', at: NOW.toISOString() })
  return sent.filter(({ role }) => role !== 'visitor')
}

test('D58: until someone who is no sample is at the desk, the office gets all fields', async () => {
  const api = await testApi()
  await hire(api, true)
  expect((await officeMails(api))[0]?.text).toContain('Asha Rao')
})

test('D58: afterwards a mail says only that something is waiting, and links to the desk', async () => {
  const api = await testApi()
  await hire(api)
  const mails = await officeMails(api)
  expect(mails.map(({ to }) => to)).toEqual([[DESK], [DESK]])
  for (const mail of mails) {
    expect(mail.subject).toBe('Something is waiting for you')
    expect(mail.text).toContain('https://pulli.example/desk')
    expect(mail.replyTo).toBeUndefined()
    for (const part of [mail.text, mail.html, mail.subject])
      expect(part).not.toMatch(/Asha|Rao|asha@|98765|Art Therapy|2026-12-01|consult|counsel|therap|mental/i)
  }
})

test('D58: with OFFICE_MAIL=full the office gets all fields beside the desk', async () => {
  const api = await testApi()
  await hire(api)
  expect((await officeMails(api, { officeMail: 'full' }))[0]?.text).toContain('Asha Rao')
})

test('D58: with someone at the desk, nobody has to be mailed', async () => {
  const api = await testApi()
  await hire(api)
  expect(await officeMails(api, { consultationRecipients: async () => [] })).toEqual([])
  const full = { officeMail: 'full', consultationRecipients: async () => [] } as const
  await expect(officeMails(api, full)).rejects.toThrow('nobody is named')
})

test('D41: a request for a child names the guardian', async () => {
  const api = await testApi()
  const sent: Mail[] = []
  work(api, { send: async (mail) => void sent.push(mail), close: () => undefined })
  await api.post({ ...ASHA, section: 'Child Psychiatry' })
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent.find(({ role }) => role === 'provider')?.text).toContain("Guardian's name: Asha Rao")
})

test('security row 31: HTML in a name arrives as text', async () => {
  const api = await testApi()
  const { url, received } = await smtpSink()
  work(api, smtpMailer(url))
  const name = '<script>alert(1)</script><img src=x onerror=alert(2)>"&amp;'
  await api.post({ ...ASHA, name })
  await expect.poll(() => received).toHaveLength(2)
  const mail = received.find(({ to }) => to.includes(DESK))?.mail
  expect(mail?.text).toContain(name)
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(mail?.html).not.toMatch(/<script|<img/i)
})

test('security row 30: no header can be added, and no recipient', async () => {
  const api = await testApi()
  const { url, received } = await smtpSink()
  work(api, smtpMailer(url))
  for (const breakIn of ['\r\nBcc: eve@evil.example', '\nSubject: x', '\r\n\r\nbody', '\u0085X: y']) {
    for (const field of ['name', 'email'] as const) {
      const answer = await api.post({ ...ASHA, [field]: ASHA[field] + breakIn })
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json().data.fields)).toEqual([field])
    }
  }
  expect((await api.post({ ...ASHA, email: 'a@b.in,eve@evil.example' })).statusCode).toBe(422)

  await api.post({
    ...ASHA,
    name: 'Bcc: eve@evil.example, "x" <y@evil.example>',
    email: "o'neil+a@example.in",
  })
  await expect.poll(() => received).toHaveLength(2)
  expect(received.flatMap(({ to }) => to).toSorted()).toEqual([DESK, "o'neil+a@example.in"])
  for (const { mail } of received) expect(mail.bcc ?? []).toEqual([])
})

test('security row 46: while SMTP is down, responses do not wait, and every mail is sent when it is back', async () => {
  const api = await testApi()
  // Below those that connections are given: no other process takes it while the server is down.
  const away = await smtpSink({ port: randomInt(12_000, 20_000) })
  await away.close()
  const answered = Promise.withResolvers<void>()
  // No job can end before all are answered: an answer that waited for one would never come.
  work(api, smtpMailer(away.url), () => answered.promise.then(() => [DESK]))
  for (const n of [1, 2, 3, 4, 5]) {
    expect((await api.post({ ...ASHA, email: `a${n}@example.in` })).statusCode).toBe(200)
  }
  answered.resolve()
  const failed = 'select count(*)::int as jobs from graphile_worker.jobs where last_error is not null'
  await expect.poll(async () => (await api.pool.query(failed)).rows).toEqual([{ jobs: 5 }])

  const back = await smtpSink({ port: away.port })
  await api.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await expect.poll(() => back.received).toHaveLength(10)
  expect(new Set(back.received.map(({ mail }) => mail.messageId)).size).toBe(10)
  await expect
    .poll(async () => (await api.pool.query('select id from graphile_worker.jobs')).rows)
    .toEqual([])
})

test('security row 47: after a crash between the two mails only the second goes out, under its own stable id', async () => {
  const api = await testApi()
  const { id } = (await api.post(ASHA)).json().data
  const tries: string[] = []
  let isDown = true
  const mailer: Mailer = {
    send: async ({ role, messageId }) => {
      tries.push(messageId)
      if (role === 'visitor' && isDown) throw new Error('killed')
    },
    close: () => undefined,
  }
  const task = mailConsultation({ ...api.context, mailer, consultationRecipients: async () => [DESK] })
  await expect(task({ id })).rejects.toThrow('mail not sent')
  isDown = false
  await task({ id })
  await task({ id })
  expect(tries.toSorted()).toEqual([
    `consultation-${id}.provider`,
    `consultation-${id}.visitor`,
    `consultation-${id}.visitor`,
  ])
})

test('a provider without any recipient keeps its mail waiting, and the visitor still gets theirs', async () => {
  const api = await testApi()
  const { id } = (await api.post(ASHA)).json().data
  const roles: string[] = []
  const mailer = { send: async ({ role }: Mail) => void roles.push(role), close: () => undefined }
  const task = mailConsultation({ ...api.context, mailer, consultationRecipients: async () => [] })
  await expect(task({ id })).rejects.toThrow('nobody is named')
  expect(roles).toEqual(['visitor'])
})

test('a request that was erased before its mails went out is left alone', async () => {
  const api = await testApi()
  const { id } = (await api.post(ASHA)).json().data
  await api.db.deleteFrom('consultationRequests').execute()
  const mailer = { send: () => Promise.reject(new Error('never')), close: () => undefined }
  await mailConsultation({ ...api.context, mailer, consultationRecipients: async () => [DESK] })({ id })
})

test('security row 60: an SMTP rejection leaves no address in the log or the queue', async () => {
  const api = await testApi()
  const { url } = await smtpSink({ refuse: () => true })
  work(api, smtpMailer(url))
  await api.post(ASHA)
  const errors =
    'select last_error from graphile_worker.jobs join graphile_worker._private_jobs using (id, last_error)'
  const lastErrors = async () => (await api.pool.query(errors)).rows
  await expect.poll(async () => (await lastErrors())[0]?.last_error).toContain('mail not sent: EENVELOPE 550')
  expect(JSON.stringify(await lastErrors())).not.toMatch(/asha|provider\.example/)
  expect(api.lines.join()).toContain('Failed task')
  expect(api.lines.join()).not.toMatch(/asha|98765|provider\.example/i)
})

test('the worker goes on after the database dropped all of its connections', async () => {
  const api = await testApi()
  const sent: Mail[] = []
  work(api, { send: async (mail) => void sent.push(mail), close: () => undefined })
  const listeners = `select from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`
  const isListening = () => expect.poll(async () => (await api.pool.query(listeners)).rowCount).toBe(1)
  for (let round = 0; round < 3; round++) {
    await isListening()
    await api.pool.query(
      'select pg_terminate_backend(pid, 5000) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
  }
  expect((await api.post(ASHA)).statusCode).toBe(200)
  await expect.poll(() => sent).toHaveLength(2)
})

test('security row 48: a mail that fails while the database is away ends no process, and is tried again', async () => {
  const api = await testApi()
  const unheard: unknown[] = []
  const hear = (reason: unknown) => unheard.push(reason)
  process.on('unhandledRejection', hear)
  onTestFinished(() => void process.off('unhandledRejection', hear))
  const begun = Promise.withResolvers<void>()
  const away = Promise.withResolvers<void>()
  let tries = 0
  const sent: Mail[] = []
  work(api, {
    send: async (mail) => {
      if (++tries === 2) begun.resolve()
      await away.promise
      if (tries <= 2) throw new Error('no answer')
      sent.push(mail)
    },
    close: () => undefined,
  })
  expect((await api.post(ASHA)).statusCode).toBe(200)
  await begun.promise
  const name = new URL(api.url).pathname.slice(1)
  const admin = new pg.Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  await admin.query(`alter database ${name} allow_connections false`)
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  away.resolve()
  // It has tried to come back since.
  await expect.poll(() => api.lines.join()).toContain('CheckMyDatabase')
  expect(tries).toBe(2)
  const isBackAt = new Date()
  await admin.query(`alter database ${name} allow_connections true`)
  await admin.end()
  expect(unheard).toEqual([])
  await expect
    .poll(async () => {
      // Not those that are held since: they are being sent.
      await freeHeldJobs(api.db, isBackAt)
      await api.pool.query('update graphile_worker._private_jobs set run_at = now()')
      return sent
    })
    .toHaveLength(2)
  expect(unheard).toEqual([])
})

test('finding M3: of six requests with one mailbox all reach the office, and three are confirmed to it', async () => {
  const api = await testApi()
  const sent: Mail[] = []
  const mailer: Mailer = { send: async (mail) => void sent.push(mail), close: () => undefined }
  const task = mailConsultation({ ...api.context, mailer, consultationRecipients: async () => [DESK] })
  for (let n = 0; n < 6; n++) {
    const answer = await api.post({ ...ASHA, email: `asha+${n}@example.in`, phone: `987654321${n}` })
    expect(answer.statusCode).toBe(200)
    await task({ id: answer.json().data.id })
  }
  const to = (role: string) => sent.filter((mail) => mail.role === role).map((mail) => mail.to[0])
  expect(to('provider')).toEqual(Array.from({ length: 6 }, () => DESK))
  expect(to('visitor')).toEqual([0, 1, 2].map((n) => `asha+${n}@example.in`))
})
