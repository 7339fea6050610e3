import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storedRequests } from '@pulli/data/testing/stored.ts'
import { expect, onTestFinished, test } from 'vitest'
import { API_CRONTAB, apiTasks } from '#api-tasks.ts'
import { mailConsultation } from '#consultation/mail-consultation.ts'
import { call } from '#testing/sign-in.ts'
import { ASHA, NOW, testApi } from '#testing/test-api.ts'
import { CANARY, NEIGHBOUR, wholeMember } from '#testing/whole-member.ts'
import { startWorker } from '#worker.ts'
import { sweepOutbox } from './sweep-outbox.ts'
import { createMailer } from './transport.ts'

type Api = Awaited<ReturnType<typeof testApi>>
const DAY = 24 * 3_600_000

async function withOutbox(api: Api) {
  const outboxDir = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(outboxDir, { recursive: true }))
  const { clock } = api.context
  const mailer = createMailer({ from: 'Pulli <hello@pulli.example>', outboxDir, clock })
  const deps = {
    ...api.context,
    mailer,
    outboxDir,
    consultationRecipients: async () => ['desk@clinic.example'],
  }
  const requests = () => storedRequests(api)
  return { outboxDir, deps, requests, files: () => readdir(outboxDir) }
}

test('finding M4: an erasure takes the mails of the member’s requests out of the outbox, and no others', async () => {
  const api = await testApi()
  const member = await wholeMember(api)
  await wholeMember(api, NEIGHBOUR)
  const { deps, requests, files } = await withOutbox(api)
  const all = await requests()
  for (const { id } of all) await mailConsultation(deps)({ id })
  const theirs = all.filter(({ phone }) => phone === member.phone).map(({ id }) => id)
  expect(theirs.length).toBeGreaterThan(0)
  expect((await files()).join()).toContain(theirs[0])

  api.time.now = new Date(api.time.now.getTime() + 60_000)
  const asked = await call(api, 'POST', '/members/me/erase-request', { headers: member.bearer })
  const body = { otp: asked.json().data.otp }
  expect((await call(api, 'DELETE', '/members/me', { headers: member.bearer, body })).statusCode).toBe(200)
  const worker = startWorker({
    tasks: apiTasks(deps),
    connectionString: api.url,
    crontab: API_CRONTAB,
    logger: api.context.logger,
  })
  onTestFinished(() => worker.stop())
  for (const id of theirs) await expect.poll(async () => (await files()).join()).not.toContain(id)
  const others = all.filter(({ phone }) => phone !== member.phone)
  expect(await files()).toHaveLength(others.length * 2)
  expect(CANARY.mobile).not.toBe(NEIGHBOUR.mobile)
})

test('finding M4: a mail lies in the outbox for 30 days, and what is no mail of ours stays', async () => {
  const api = await testApi()
  const { outboxDir, deps, requests, files } = await withOutbox(api)
  await api.post(ASHA)
  for (const { id } of await requests()) await mailConsultation(deps)({ id })
  await writeFile(join(outboxDir, 'a-note-of-the-operator.txt'), 'x')
  await writeFile(join(outboxDir, '.2026-11-21T06-00-00.000Z-visitor-cut-short.eml.tmp'), 'x')

  api.time.now = new Date(NOW.getTime() + 30 * DAY)
  expect(await sweepOutbox(deps)).toBe(0)
  api.time.now = new Date(NOW.getTime() + 30 * DAY + 1)
  expect(await sweepOutbox(deps)).toBe(3)
  expect(await files()).toEqual(['a-note-of-the-operator.txt'])
})

test('finding M4: with a subscription the mail of its link is gone', async () => {
  const api = await testApi()
  const { outboxDir, deps, files } = await withOutbox(api)
  const left = '2026-11-21T06-00-00.000Z-newsletter-newsletter-link-01939b1c-0000-7000-8000-000000000001.eml'
  const letter =
    '2026-11-21T06-00-00.000Z-newsletter-newsletter-h2k9-01939b1c-0000-7000-8000-000000000001.eml'
  for (const name of [left, letter]) await writeFile(join(outboxDir, name), 'x')
  expect(await sweepOutbox(deps)).toBe(2)
  expect(await files()).toEqual([])
})

test('an outbox that is not there yet is no fault', async () => {
  const api = await testApi()
  const { deps } = await withOutbox(api)
  expect(await sweepOutbox({ ...deps, outboxDir: join(deps.outboxDir, 'nowhere') })).toBe(0)
})
