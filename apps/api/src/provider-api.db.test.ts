import { Refusal } from '@pulli/contracts/envelope.ts'
import { CHECKOUT_MILLISECONDS } from '@pulli/data/database.ts'
import { storedRequests } from '@pulli/data/testing/stored.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { acceptConsultation } from './consultation/accept-consultation.ts'
import { withoutReferences } from './testing/contract.ts'
import { countsOf, NOTHING } from './testing/counts.ts'
import { ASHA, PATH, testApi } from './testing/test-api.ts'

test.each([
  ['a date in the past', { consultation_date: '2026-11-20' }, 'Choose today or a later date.'],
  ['an unknown section', { section: 'Hypnosis' }, 'Choose a service from the list.'],
  ['a malformed email', { email: 'a@b.in,c@d.in' }, 'Enter one email address, such as name@example.com.'],
  ['a malformed phone', { phone: '1234567890' }, 'Please enter valid phone number'],
])('CNS-14 %s is refused with 422, named, and nothing is stored', async (_, change, message) => {
  const { post, pool } = await testApi()
  const answer = await post({ ...ASHA, ...change })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toEqual({
    status: 422,
    error: true,
    message,
    data: { code: 'invalid-input', fields: { [Object.keys(change)[0] ?? '']: message } },
  })
  expect(await countsOf(pool)).toEqual(NOTHING)
})

test('CNS-13 every faulty field is named in one answer', async () => {
  const { post } = await testApi()
  const faults = { name: '', email: 'x', phone: '1', section: '', consultation_date: '2020-01-01' }
  const answer = (await post(faults)).json()
  expect(Object.keys(answer.data.fields).toSorted()).toEqual(Object.keys(faults).toSorted())
})

test.each([
  ['Asia/Kolkata', '2026-11-20T18:29:59Z', '2026-11-20', 200],
  ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-20', 422],
  ['America/New_York', '2026-11-20T18:30:00Z', '2026-11-20', 200],
  [undefined, '2026-11-20T18:30:00Z', '2026-11-20', 422],
  [undefined, '2026-11-20T18:30:00Z', '2026-11-21', 200],
  ['+05:30', '2026-11-20T18:30:00Z', '2026-11-21', 200],
  ['Etc/Unknown', '2026-11-20T18:30:00Z', '2026-11-21', 200],
  ['Etc/Unknown', '2026-11-20T18:30:00Z', '2026-11-20', 422],
])(
  'finding field A6, D17, D36: in the zone %s at %s the day %s answers %i',
  async (timeZone, now, day, status) => {
    const { post, time } = await testApi()
    time.now = new Date(now)
    const headers: Record<string, string> = timeZone === undefined ? {} : { 'x-time-zone': timeZone }
    expect((await post({ ...ASHA, consultation_date: day }, headers)).statusCode).toBe(status)
  },
)

test.each([
  ['{', { 'content-type': 'application/json' }, 400, 'malformed-json'],
  ['', { 'content-type': 'application/json' }, 400, 'malformed-json'],
  ['{"__proto__": {"a": 1}}', { 'content-type': 'application/json' }, 400, 'malformed-json'],
  ['[]', { 'content-type': 'application/json' }, 422, 'invalid-input'],
  ['null', { 'content-type': 'application/json' }, 422, 'invalid-input'],
  [JSON.stringify(ASHA), { 'content-type': 'text/plain' }, 415, 'unsupported-content-type'],
  ['name=Asha', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported-content-type'],
  ['x', { 'content-type': 'multipart/form-data; boundary=x' }, 415, 'unsupported-content-type'],
  [`{"name":"${'a'.repeat(65_536)}"}`, { 'content-type': 'application/json' }, 413, 'body-too-large'],
])(
  'API-02, security rows 27, 29 and 39: the body %.30s as %o answers %i %s',
  async (payload, headers, status, code) => {
    const { app, pool } = await testApi()
    const answer = await app.inject({ method: 'POST', url: PATH, headers, payload })
    expect(answer.statusCode).toBe(status)
    expect(Refusal.parse(answer.json())).toMatchObject({ status, data: { code } })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await countsOf(pool)).toEqual(NOTHING)
  },
)

test('security row 27: a body of 64 KiB is read, one byte more is not', async () => {
  const { post } = await testApi()
  const start = JSON.stringify(ASHA)
  expect((await post(start.padEnd(65_536))).statusCode).toBe(200)
  expect((await post(start.padEnd(65_537))).statusCode).toBe(413)
})

test.each([
  ['POST', '/user-contact-email?a=1&a=2', 400, 'duplicate-query-key'],
  ['POST', '/user-contact-email?a=1', 422, 'invalid-input'],
  ['GET', '/user-contact-email', 405, 'method-not-allowed'],
  ['GET', '/nothing-here', 404, 'unknown-address'],
  ['POST', '/', 404, 'unknown-address'],
  ['GET', '', 404, 'unknown-address'],
  ['DELETE', '/user-contact-email', 405, 'method-not-allowed'],
  ['HEAD', '/user-contact-email', 405, undefined],
] as const)('API-01, API-02: %s %s answers %i %s in the envelope', async (method, url, status, code) => {
  const { app } = await testApi()
  const payload = method === 'POST' ? { payload: ASHA } : {}
  const answer = await app.inject({ method, url: `/api/v1/mwellness${url}`, ...payload })
  expect(answer.statusCode).toBe(status)
  if (code !== undefined) expect(Refusal.parse(answer.json())).toMatchObject({ status, data: { code } })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('security row 26: an unknown field is refused, not dropped, and 5 does not become "5"', async () => {
  const { post, pool } = await testApi()
  const answer = await post({ ...ASHA, name: 5, admin: true })
  expect(answer.json().data.fields).toEqual({ name: 'Send this as text.', admin: 'This field is not known.' })
  expect(await countsOf(pool)).toEqual(NOTHING)
})

test('the plain form gets the same envelope as the API', async () => {
  const { context, post } = await testApi()
  for (const body of [{ ...ASHA, email: 'x' }, {}, null, 'text']) {
    const sent = { body, ip: '203.0.113.7', traceId: 'r' }
    expect((await acceptConsultation(context, sent)).envelope).toEqual(
      (await post(JSON.stringify(body))).json(),
    )
  }
})

test('security row 48: while the database is away a request answers 503 with Retry-After', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { post, context } = await testApi({ checkoutMilliseconds: CHECKOUT_MILLISECONDS })
  onTestFinished(() => void vi.useRealTimers())
  const { pool } = context.database
  const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
  const answering = post(ASHA)
  await expect.poll(() => pool.waitingCount).toBe(1)
  await vi.advanceTimersByTimeAsync(CHECKOUT_MILLISECONDS)
  const answer = await answering
  for (const client of held) client.release()
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json().data).toEqual({ code: 'unavailable' })
  expect((await post(ASHA)).statusCode).toBe(200)
})

test('security row 28: emoji, Devanagari and right-to-left text come out of the database as they went in', async () => {
  const { post, ...api } = await testApi()
  const names = ['आशा राव', 'اشا', 'Asha 🌱', 'Zoë']
  for (const [n, name] of names.entries())
    await post({ ...ASHA, name, phone: `987654321${n}`, email: `${n}@example.in` })
  const rows = await storedRequests(api)
  expect(rows.map((row) => row.name).toSorted()).toEqual(names.toSorted())
})

test('the OpenAPI document is made from the schemas', async () => {
  const { app } = await testApi()
  const document = withoutReferences((await app.inject('/api/v1/mwellness/openapi.json')).json())
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toContain(PATH)
  const post = document.paths[PATH].post
  const body = post.requestBody.content['application/json'].schema
  expect(body.required).toEqual(['name', 'email', 'phone', 'section', 'consultation_date'])
  expect(body.additionalProperties).toBe(false)
  expect(Object.keys(post.responses)).toEqual([
    '200',
    '400',
    '409',
    '413',
    '414',
    '415',
    '422',
    '429',
    '500',
    '503',
  ])
})
