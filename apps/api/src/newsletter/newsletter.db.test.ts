import { expect, test } from 'vitest'
import { keysOf } from '#keys/keys.ts'
import type { Mail, Mailer } from '#mail/mail.ts'
import { askForCode, browserOf, tryCode } from '#testing/sign-in.ts'
import { NOW, TEST_SECRET, testApi } from '#testing/test-api.ts'
import { newsletterToken } from './newsletter-links.ts'
import type { LetterToMail } from './newsletter-mails.ts'
import { newsletterTasks } from './newsletter-tasks.ts'

const PATH = '/api/v1/mwellness/newsletter'
const KEY = keysOf({ secret: TEST_SECRET }).current
const DAY = 24 * 3_600_000
const LETTER: LetterToMail = {
  id: 'letter4',
  title: 'The first cold morning',
  summary: 'Shorter days.',
  publishedOn: '2026-12-01',
}

async function newsletterApi() {
  const api = await testApi()
  const call = (step: string, payload: object) =>
    api.app.inject({ method: 'POST', url: `${PATH}/${step}`, payload })
  const rows = () => api.db.selectFrom('newsletterSubscriptions').selectAll().execute()
  const actions = async () => {
    const events = await api.db.selectFrom('auditEvents').select('action').execute()
    return events.map(({ action }) => action).toSorted()
  }
  const jobs = async () => {
    const found = await api.pool.query('select task_identifier from graphile_worker.jobs')
    return found.rows.map(({ task_identifier }) => task_identifier)
  }
  const sent: Mail[] = []
  const mailer: Mailer = { send: async (mail) => void sent.push(mail), close: () => undefined }
  const tasks = newsletterTasks({
    ...api.context,
    mailer,
    links: { publicUrl: 'https://pulli.example', key: KEY },
    latestLetter: async () => LETTER,
  })
  // A task's helpers are the queue's; none of these uses them.
  const run = (task: string, payload: unknown = {}) => tasks[task]?.(payload, {} as never)
  return { ...api, call, rows, actions, jobs, sent, run }
}

/** A reader who has asked and confirmed; gives their id. */
async function reader({ call, rows }: Awaited<ReturnType<typeof newsletterApi>>, email: string) {
  await call('subscribe', { email })
  const id = (await rows()).find((row) => row.email === email)?.id ?? ''
  await call('confirm', { token: newsletterToken(KEY, 'confirm', id) })
  return id
}

test('D32 a subscription is stored unconfirmed, with its audit row and the job of its mail', async () => {
  const { call, rows, actions, jobs } = await newsletterApi()
  const answer = await call('subscribe', { email: 'Asha@Example.in' })
  expect(answer.json()).toEqual({ status: 200, error: false, message: expect.any(String), data: {} })
  expect(await rows()).toMatchObject([
    { email: 'asha@example.in', noticeVersion: 'newsletter-2', askedAt: NOW, confirmedAt: null },
  ])
  expect(await actions()).toEqual(['newsletter-subscription.ask'])
  expect(await jobs()).toEqual(['mail-newsletter-link'])
})

test('D31 the mail leads to the page that confirms; with its token the letters begin, twice is no fault', async () => {
  const { call, rows, actions, sent, run } = await newsletterApi()
  await call('subscribe', { email: 'asha@example.in' })
  const [{ id } = { id: '' }] = await rows()
  await run('mail-newsletter-link', { id })
  expect(sent).toHaveLength(1)
  expect(sent[0]?.to).toEqual(['asha@example.in'])
  const [, token = ''] =
    /https:\/\/pulli\.example\/newsletter\/confirm\?token=(\S+)/.exec(sent[0]?.text ?? '') ?? []
  expect((await call('confirm', { token })).statusCode).toBe(200)
  expect((await call('confirm', { token })).statusCode).toBe(200)
  expect(await rows()).toMatchObject([{ confirmedAt: NOW }])
  expect(await actions()).toEqual(['newsletter-subscription.ask', 'newsletter-subscription.confirm'])
  // Confirmed already: nothing more to ask.
  await run('mail-newsletter-link', { id })
  expect(sent).toHaveLength(1)
})

test('a subscription is not disclosed, and the address is not mailed again', async () => {
  const api = await newsletterApi()
  const first = await api.call('subscribe', { email: 'asha@example.in' })
  await reader(api, 'ravi@example.in')
  const before = await api.rows()
  const again = await api.call('subscribe', { email: 'ravi@example.in' })
  expect(again.body).toBe(first.body)
  expect(await api.rows()).toEqual(before)
})

test.each([
  ['another purpose', (id: string) => newsletterToken(KEY, 'unsubscribe', id)],
  ['another key', (id: string) => newsletterToken(keysOf({ secret: 'guessed' }).current, 'confirm', id)],
  ['another person', () => newsletterToken(KEY, 'confirm', '019ab000-0000-7000-8000-000000000000')],
  ['nothing', () => ''],
  ['words', () => 'let me in'],
])('a link of %s confirms nothing', async (_what, tokenOf) => {
  const { call, rows } = await newsletterApi()
  await call('subscribe', { email: 'asha@example.in' })
  const [{ id } = { id: '' }] = await rows()
  const answer = await call('confirm', { token: tokenOf(id) })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().data.fields).toEqual({ token: expect.any(String) })
  expect(await rows()).toMatchObject([{ confirmedAt: null }])
})

test('a link holds for seven days; then the subscription is forgotten', async () => {
  const { call, rows, time, run } = await newsletterApi()
  await call('subscribe', { email: 'asha@example.in' })
  const [{ id } = { id: '' }] = await rows()
  time.now = new Date(NOW.getTime() + 7 * DAY + 1)
  expect((await call('confirm', { token: newsletterToken(KEY, 'confirm', id) })).statusCode).toBe(422)
  await run('forget-unconfirmed-newsletter-subscriptions')
  expect(await rows()).toEqual([])
})

test('unsubscribing deletes the address, is idempotent, and stops the newsletters', async () => {
  const api = await newsletterApi()
  const id = await reader(api, 'asha@example.in')
  const token = newsletterToken(KEY, 'unsubscribe', id)
  expect((await api.call('unsubscribe', { token })).statusCode).toBe(200)
  expect((await api.call('unsubscribe', { token })).statusCode).toBe(200)
  expect(await api.rows()).toEqual([])
  expect((await api.actions()).filter((action) => action.endsWith('.leave'))).toHaveLength(1)
  await api.run('mail-letter', { id, letter: LETTER.id })
  expect(api.sent).toEqual([])
  const wrong = await api.call('unsubscribe', { token: newsletterToken(KEY, 'confirm', id) })
  expect(wrong.statusCode).toBe(422)
})

test('a letter goes out once to each who had confirmed by its day, with the link that ends them', async () => {
  const api = await newsletterApi()
  const id = await reader(api, 'asha@example.in')
  await api.call('subscribe', { email: 'unconfirmed@example.in' })
  await api.run('post-letter')
  expect(await api.jobs()).not.toContain('mail-letter')

  api.time.now = new Date('2026-12-01T04:00:00Z')
  await api.run('post-letter')
  expect((await api.jobs()).filter((task) => task === 'mail-letter')).toHaveLength(1)
  await api.run('mail-letter', { id, letter: LETTER.id })
  await api.run('mail-letter', { id, letter: LETTER.id })
  expect(api.sent).toHaveLength(1)
  expect(api.sent[0]?.subject).toBe(LETTER.title)
  expect(api.sent[0]?.text).toContain('https://pulli.example/community/letter4')
  expect(api.sent[0]?.text).toContain(`token=${newsletterToken(KEY, 'unsubscribe', id)}`)
  expect(api.sent[0]?.unsubscribePage).toBe(
    `https://pulli.example/newsletter/unsubscribe?token=${newsletterToken(KEY, 'unsubscribe', id)}`,
  )
  expect(await api.rows()).toContainEqual(expect.objectContaining({ id, lastLetter: LETTER.id }))
})

test('an old letter is read in the archive and mailed to nobody', async () => {
  const api = await newsletterApi()
  await reader(api, 'asha@example.in')
  api.time.now = new Date('2026-12-09T04:00:00Z')
  await api.run('post-letter')
  expect(await api.jobs()).not.toContain('mail-letter')
})

test('a bad address names its field', async () => {
  const { call, rows } = await newsletterApi()
  const bad = await call('subscribe', { email: 'asha@example.in,eve@evil.example' })
  expect(bad.statusCode).toBe(422)
  expect(Object.keys(bad.json().data.fields)).toEqual(['email'])
  expect(await rows()).toHaveLength(0)
})

test('finding M3: twenty sign-ups of one mailbox are three mails a day, and the answer is the same', async () => {
  const api = await newsletterApi()
  const { call, rows, run, sent } = api
  const subscribe = async (n: number) => (await call('subscribe', { email: `vic.tim+${n}@Gmail.com` })).json()
  const first = await subscribe(0)
  for (let n = 1; n < 20; n++) expect(await subscribe(n)).toEqual(first)
  for (const { id } of await rows()) await run('mail-newsletter-link', { id })
  expect(sent.map(({ to }) => to)).toEqual([0, 1, 2].map((n) => [`vic.tim+${n}@gmail.com`]))
  expect(await api.jobs()).toHaveLength(3)

  // What lies in the inbox still leads to the letters, and a day later there is a mail again.
  const { id = '' } = (await rows())[0] ?? {}
  expect((await call('confirm', { token: newsletterToken(KEY, 'confirm', id) })).statusCode).toBe(200)
  api.time.now = new Date(NOW.getTime() + DAY)
  await call('subscribe', { email: 'victim@googlemail.com' })
  expect(await api.jobs()).toHaveLength(4)
})

test('security row 60: a failure logs no address', async () => {
  const { call, pool, lines } = await newsletterApi()
  await pool.query('alter table newsletter_subscriptions add constraint refuses_all check (false) not valid')
  expect((await call('subscribe', { email: 'asha@example.in' })).statusCode).toBe(500)
  await expect.poll(() => lines.join()).toContain('refuses_all')
  expect(lines.join()).not.toContain('asha')
})

test('D64: sixty sign-ups of strangers behind an address refuse neither a member nor a known browser there', async () => {
  const { app, call, rows, ...api } = await newsletterApi()
  for (let n = 0; n < 60; n++) await call('subscribe', { email: `a${n}@example.in` })
  // The mailbox too was mailed by strangers as often as may be.
  for (let n = 0; n < 3; n++) await call('subscribe', { email: 'a1@example.in' })
  const signIn = await tryCode({ app }, await askForCode({ app }))
  const known = signIn.cookies.find(({ name }) => name === 'known-browser')?.value
  const subscribe = async (email: string, headers: Record<string, string>) =>
    (await app.inject({ method: 'POST', url: `${PATH}/subscribe`, payload: { email }, headers })).statusCode
  expect(await subscribe('stranger@example.in', {})).toBe(429)
  expect(await subscribe('member@example.in', browserOf(signIn).bearer)).toBe(200)
  expect(await subscribe('known@example.in', { cookie: `known-browser=${known}` })).toBe(200)
  const emails = (await rows()).map(({ email }) => email)
  expect(emails).toContain('member@example.in')
  expect(emails).toContain('known@example.in')
  // They have a count of their own.
  const statuses = await Promise.all(
    Array.from({ length: 25 }, (_, n) => subscribe(`b${n}@example.in`, { cookie: `known-browser=${known}` })),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(19)
  expect(api.lines.join('')).not.toContain('example.in')
})
