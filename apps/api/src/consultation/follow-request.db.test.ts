import { callHours } from '@pulli/contracts/callback/call-hours.ts'
import { expect, test, vi } from 'vitest'
import { apiTasks } from '#api-tasks.ts'
import type { Mail } from '#mail/mail.ts'
import { askForCode, tryCode } from '#testing/sign-in.ts'
import { ASHA, NOW, testApi } from '#testing/test-api.ts'
import { answerFollowStep, type FollowStep, followRequest } from './follow-request.ts'

const PATH = '/api/v1/mwellness/requests'
const HOURS = callHours({ openingHours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: 660, to: 1_200 }] })
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
/** Words that reveal a mail's subject to a person who looks over a shoulder. */
const TELLING = /counsel|mental|therap|psych|depress|anxi|मानसिक|परामर्श/i

/** The API with one request, and what its page does. */
async function withRequest(more: object = {}) {
  const api = await testApi()
  api.context.callHours = async () => HOURS
  const send = (body: object, headers: Record<string, string> = {}) =>
    api.app.inject({ method: 'POST', url: PATH, payload: body, headers })
  const answer = await send({ ...ASHA, ...more })
  const { id, token } = answer.json().data
  const browser = { cookie: undefined as string | undefined, ip: '192.0.2.1' }
  const step = async (given: FollowStep, { cookie, ip } = browser) =>
    answerFollowStep(api.context, { token, step: given, cookie, ip, traceId: 'r' })
  const open = async (from = browser) => {
    const { setCookies } = await step({ kind: 'digits', digits: '3210' }, from)
    const [setCookie] = setCookies
    from.cookie = setCookie?.split(';')[0]
    return setCookie
  }
  const look = (cookie?: string) => followRequest(api.context, { token, cookie })
  const read = (secret = token) => api.app.inject({ method: 'GET', url: `${PATH}/${secret}` })
  return { ...api, answer, id, token, browser, send, step, open, look, read }
}

test('a request answers what it is followed by, and again the same for the same key', async () => {
  const { answer, send, id, token, read } = await withRequest()
  expect(answer.statusCode).toBe(200)
  expect(answer.json().data).toEqual({
    id,
    token: expect.stringMatching(/^[\w-]{22}$/),
    call_by: '2026-11-22T14:30:00.000Z',
  })
  const key = { 'idempotency-key': 'k1' }
  const other = { ...ASHA, phone: '98765 43211' }
  const first = (await send(other, key)).json()
  expect((await send(other, key)).json()).toEqual(first)
  expect(first.data.token).not.toBe(token)
  expect((await send({ ...other, language: 'hindi' }, key)).statusCode).toBe(409)

  const found = await read()
  expect(found.headers['cache-control']).toBe('no-store')
  expect(found.json().data).toEqual({
    state: 'waiting',
    submitted_at: NOW.toISOString(),
    call_by: '2026-11-22T14:30:00.000Z',
    is_late: false,
    consultation_date: '2026-12-01',
    for_whom: 'me',
    name: 'A•••',
    email: 'a•••@e•••.in',
    mail: null,
    events: [{ kind: 'received', occurred_at: NOW.toISOString() }],
  })
  for (const word of ['Rao', 'asha', '3210', 'Art Therapy']) expect(found.body).not.toContain(word)
})

test('a guessed or old link finds nothing', async () => {
  const { read, step, open, time } = await withRequest()
  for (const secret of ['x', 'A'.repeat(22), 'A'.repeat(23)])
    expect((await read(secret)).statusCode).toBe(404)
  await open()
  await step({ kind: 'withdraw' })
  time.now = later(90 * 24 * 60)
  expect((await read()).statusCode).toBe(404)
})

test('D56 for a child the adult says what they are to it, and that they may ask; for oneself nothing more is needed', async () => {
  const { send, db } = await withRequest()
  const fault = await send({ ...ASHA, for_whom: 'child', declaration: false })
  expect(fault.statusCode).toBe(422)
  expect(Object.keys(fault.json().data.fields)).toEqual(['relation', 'declaration'])
  expect(await db.selectFrom('consultationRequests').select('id').execute()).toHaveLength(1)
  const whole = { ...ASHA, phone: '98765 43212', for_whom: 'child', relation: 'parent', declaration: true }
  expect((await send(whole)).statusCode).toBe(200)
  expect((await send({ ...ASHA, phone: '98765 43213', message: 'loudly' })).statusCode).toBe(422)
})

test('nothing is changed without the last four digits, and with them for fifteen minutes', async () => {
  const { step, open, browser, look, time, db } = await withRequest()
  const changes: FollowStep[] = [
    { kind: 'contact', contact: { language: 'hindi' } },
    { kind: 'withdraw' },
    { kind: 'erase' },
  ]
  for (const change of changes) expect((await step(change)).envelope.status).toBe(401)
  expect((await step({ kind: 'digits', digits: '3211' })).envelope).toMatchObject({ status: 401 })
  expect((await look())?.details).toBeUndefined()

  expect(await open()).toMatch(/; HttpOnly$/)
  expect((await look(browser.cookie))?.details).toEqual({
    section: 'Art Therapy',
    contact: {},
    appointments: [],
  })
  expect((await step(changes[0] ?? expect.fail())).envelope.error).toBe(false)
  expect((await look(browser.cookie))?.details?.contact).toEqual({ language: 'hindi' })
  time.now = later(15)
  expect((await look(browser.cookie))?.details).toBeUndefined()
  for (const change of changes) expect((await step(change)).envelope.status).toBe(401)
  const forged = {
    ...browser,
    cookie: browser.cookie?.replace(/=\d+/, `=${Math.floor(later(14).getTime() / 1000)}`),
  }
  expect((await step({ kind: 'withdraw' }, forged)).envelope.status).toBe(401)
  expect(await db.selectFrom('requestEvents').select('kind').execute()).toEqual([{ kind: 'received' }])
})

test('a pass opens one request and no other', async () => {
  const { send, open, browser, context } = await withRequest()
  await open()
  const { token } = (await send({ ...ASHA, phone: '98765 43211' })).json().data
  const other = await followRequest(context, { token, cookie: browser.cookie })
  expect(other?.details).toBeUndefined()
})

test('five wrong tries from one address are enough for an hour, and lock nobody else out', async () => {
  const { step, open, time } = await withRequest()
  const stranger = { cookie: undefined, ip: '198.51.100.7' }
  const guess = (from: typeof stranger) => step({ kind: 'digits', digits: '0000' }, from)
  for (let n = 0; n < 5; n += 1) expect((await guess(stranger)).envelope.status).toBe(401)
  expect((await step({ kind: 'digits', digits: '3210' }, stranger)).envelope.status).toBe(429)
  expect(await open()).toBeDefined()
  time.now = later(61)
  expect((await guess(stranger)).envelope.status).toBe(401)
})

test('finding F11: a stranger with many addresses locks out neither a browser that typed the digits before nor one in which the number signed in', async () => {
  const { step, open, browser, look, ...api } = await withRequest()
  await open()
  for (let n = 0; n < 19; n += 1)
    await step({ kind: 'digits', digits: '0000' }, { cookie: undefined, ip: `198.51.${n}.1` })
  const fresh = { cookie: undefined, ip: '203.0.113.9' }
  expect((await step({ kind: 'digits', digits: '3210' }, fresh)).envelope.status).toBe(429)
  expect((await step({ kind: 'digits', digits: '3210' }, browser)).envelope.error).toBe(false)
  const signIn = await tryCode(api, await askForCode(api))
  const known = signIn.cookies.find(({ name }) => name === 'known-browser')?.value
  expect((await look(`known-browser=${known}`))?.details).toBeDefined()
})

test('ten changed answers in an hour are enough, for the office gets a mail about each; it can still be withdrawn and erased', async () => {
  const { step, open, time } = await withRequest()
  await open()
  const change = (language: 'hindi' | 'english') => step({ kind: 'contact', contact: { language } })
  for (let n = 0; n < 10; n += 1)
    expect((await change(n % 2 === 0 ? 'hindi' : 'english')).envelope.error).toBe(false)
  expect((await change('hindi')).envelope).toMatchObject({ status: 429, data: { code: 'too-many-requests' } })
  time.now = later(5)
  expect((await step({ kind: 'withdraw' })).envelope.error).toBe(false)
  expect((await step({ kind: 'erase' })).envelope.error).toBe(false)
})

test('withdrawn once it is over, a second time changes nothing, and nothing else can be changed', async () => {
  const { step, open, look, db } = await withRequest()
  await open()
  expect((await step({ kind: 'withdraw' })).envelope.error).toBe(false)
  expect((await step({ kind: 'withdraw' })).envelope.error).toBe(false)
  expect((await look())?.request.state).toBe('withdrawn')
  expect((await step({ kind: 'contact', contact: {} })).envelope.status).toBe(409)
  expect(await db.selectFrom('requestEvents').select('kind').orderBy('position').execute()).toEqual([
    { kind: 'received' },
    { kind: 'withdrawn' },
  ])
})

test('erased, the request is gone with everything that names it, and its link finds nothing', async () => {
  const { step, open, look, db, pool, id } = await withRequest()
  await open()
  expect((await step({ kind: 'erase' })).envelope.error).toBe(false)
  expect(await look()).toBeUndefined()
  for (const table of ['consultationRequests', 'requestEvents'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  const { rows } = await pool.query<{ task: string }>(
    `select task_identifier as task from graphile_worker.jobs order by 1`,
  )
  expect(rows.map(({ task }) => task)).toEqual(['copy-erasures', 'mail-request-change', 'sweep-outbox'])
  const audit = await db
    .selectFrom('auditEvents')
    .select(['action', 'subjectId'])
    .orderBy('occurredAt')
    .execute()
  expect(audit.at(-1)).toEqual({ action: 'consultation-request.erase', subjectId: id })
})

test('the mails: the visitor gets the link, the office every change, and no subject tells what it is about', async () => {
  const { context, id, token } = await withRequest({ if_others_answer: 'call-again', phone: '98765 43214' })
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined }
  const tasks = apiTasks({
    ...context,
    mailer,
    outboxDir: '',
    consultationRecipients: async () => ['desk@provider.example'],
  })
  const run = (task: string, payload: unknown) => tasks[task]?.(payload, undefined as never)
  const promised = { promisedBy: new Date('2026-11-24T06:00:00Z') }
  await context.database.db.updateTable('consultationRequests').set(promised).where('id', '=', id).execute()
  await run('mail-consultation', { id })
  const visitor = sent.find(({ role }) => role === 'visitor') ?? expect.fail()
  expect(visitor.subject).toBe('We have your consultation request')
  expect(visitor.text).toContain(
    `See where your request stands, change it or withdraw it: https://pulli.example/request/${token}`,
  )
  expect(visitor.text).toContain('We will call by Tuesday, 24 November, 11:30 (India Standard Time).')
  expect(visitor.text).not.toContain('call again')
  const provider = sent.find(({ role }) => role === 'provider') ?? expect.fail()
  expect(provider.text.indexOf('If someone else answers: Say nothing, and call again later')).toBeGreaterThan(
    0,
  )
  expect(provider.text.indexOf('If someone else')).toBeLessThan(provider.text.indexOf('+919876543214'))
  expect(provider.text).not.toContain(token)

  for (const change of ['contact', 'withdraw', 'erase'])
    await run('mail-request-change', { id, change, at: NOW.toISOString() })
  const changes = sent.filter(({ role }) => role === 'request-change')
  expect(changes.map(({ to }) => to)).toEqual(changes.map(() => ['desk@provider.example']))
  expect(changes.map(({ text }) => /withdrawn|erased|changed how/.exec(text)?.[0])).toEqual([
    'changed how',
    'withdrawn',
    'erased',
  ])
  for (const { text, subject } of changes) {
    expect(text).toContain(id)
    for (const word of ['Asha', '43214', token]) expect(text).not.toContain(word)
    expect(subject).not.toMatch(TELLING)
  }
  expect(visitor.subject).not.toMatch(TELLING)
})

test('a request is stored without a promised day where the settings cannot be read', async () => {
  const { context, send } = await withRequest()
  context.callHours = () => Promise.reject(new Error('no content'))
  expect((await send({ ...ASHA, phone: '98765 43211' })).json().data.call_by).toBeNull()
  context.callHours = vi.fn(() => new Promise<never>(() => undefined))
  expect((await send({ ...ASHA, phone: '98765 43212' })).json().data.call_by).toBeNull()
})
