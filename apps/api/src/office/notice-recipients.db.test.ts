import { applicationAccess } from '@pulli/data/application-role.ts'
import { expect, onTestFinished, test } from 'vitest'
import { API_CRONTAB, apiTasks } from '#api-tasks.ts'
import { createMailer } from '#mail/transport.ts'
import { smtpSink } from '#testing/smtp-sink.ts'
import { testApi } from '#testing/test-api.ts'
import { startWorker } from '#worker.ts'
import { noticeRecipients } from './notice-recipients.ts'

const OLD = ['care@clinic.example', 'head@clinic.example']
const NEW = ['head@clinic.example', 'eve@evil.example']

test('finding M1: old and new recipients are told of a change by mail, and it is recorded', async () => {
  const api = await testApi()
  const { url, received } = await smtpSink()
  const mailer = createMailer({ smtpUrl: url, from: 'Pulli <hello@pulli.example>', outboxDir: '' })
  onTestFinished(() => mailer.close())
  const worker = startWorker({
    tasks: apiTasks({ ...api.context, mailer, outboxDir: '', consultationRecipients: async () => NEW }),
    connectionString: applicationAccess(api.url).url,
    crontab: API_CRONTAB,
    logger: api.context.logger,
  })
  onTestFinished(() => worker.stop())

  expect(await noticeRecipients(api.context, { recipients: OLD, source: 'content' })).toBe(false)
  expect(await noticeRecipients(api.context, { recipients: NEW, source: 'content' })).toBe(true)
  await expect.poll(() => received).toHaveLength(3)

  expect(received.flatMap(({ to }) => to).toSorted()).toEqual([...new Set([...OLD, ...NEW])].toSorted())
  for (const { mail, to } of received) {
    // To each alone: anyone who is new learns no more than who was there before.
    expect(to).toHaveLength(1)
    expect(mail.subject).toBe('The list of who gets consultation requests has changed')
    expect(mail.text).toContain('Before: care@clinic.example, head@clinic.example')
    expect(mail.text).toContain('Now: eve@evil.example, head@clinic.example')
    expect(mail.text).toContain('the site settings of the CMS')
  }
  const trail = await api.db.selectFrom('auditEvents').select(['actor', 'action']).execute()
  expect(trail).toEqual([{ actor: 'editor', action: 'office-recipients.change' }])
})

test('finding M1: two servers that see one change send one notice, also to removed recipients', async () => {
  const api = await testApi()
  const see = (recipients: string[]) => noticeRecipients(api.context, { recipients, source: 'setting' })
  await see(OLD)
  expect((await Promise.all([see(NEW), see(NEW), see(NEW)])).filter(Boolean)).toHaveLength(1)
  const jobs = async () => (await api.pool.query('select payload from graphile_worker._private_jobs')).rows
  expect(await jobs()).toHaveLength(3)
  // No address is in the queue.
  expect(JSON.stringify(await jobs())).not.toContain('@')
  expect(await see([])).toBe(true)
  expect(await jobs()).toHaveLength(5)
})

test('order, case and duplicates are ignored', async () => {
  const api = await testApi()
  const see = (recipients: string[]) => noticeRecipients(api.context, { recipients, source: 'setting' })
  await see(OLD)
  expect(await see(['Head@Clinic.example', 'care@clinic.example', 'care@clinic.example'])).toBe(false)
})
