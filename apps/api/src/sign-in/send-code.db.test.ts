import { createHash } from 'node:crypto'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { expect, test } from 'vitest'
import { queriesOf } from '#testing/queries-of.ts'
import { recordingGateway } from '#testing/recording-gateway.ts'
import { sessionOf } from '#testing/sessions.ts'
import { askForCode, call, MOBILE, otherThan, tryCode } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'

type Api = Parameters<typeof call>[0]
const ask = (api: Api, mobile = MOBILE, ip = '203.0.113.7') =>
  call(api, 'POST', '/auth/login-request', { body: { mobile_number: mobile }, ip })
const resend = (api: Api, mobile = MOBILE) =>
  call(api, 'POST', '/auth/resend-otp', { body: { mobile_number: mobile, request_type: 'login' } })
const nth = mobileNumber

test('API-05, API-08, D2: without an SMS gateway both calls answer with the code', async () => {
  const api = await testApi()
  const first = await ask(api)
  expect(first.json()).toEqual({
    status: 200,
    error: false,
    message: 'A code is on its way to your phone. It is good for 5 minutes.',
    data: { otp: expect.stringMatching(/^\d{6}$/) },
  })
  api.time.now = new Date(api.time.now.getTime() + 30_000)
  const again = await resend(api)
  expect(again.json()).toMatchObject({ status: 200, message: 'A new OTP has been sent.' })
  expect(again.json().data.otp).toMatch(/^\d{6}$/)
  expect(first.headers['cache-control']).toBe('no-store')
})

test.each([
  [{}, 'mobile_number', 'Please enter valid phone number'],
  [{ mobile_number: '5876543210' }, 'mobile_number', 'Please enter valid phone number'],
  [{ mobile_number: '1234567890' }, 'mobile_number', 'Please enter valid phone number'],
  [{ mobile_number: '98765' }, 'mobile_number', 'Please enter valid phone number'],
  [{ mobile_number: 9876543210 }, 'mobile_number', 'Send this as text.'],
  [{ mobile_number: MOBILE, admin: true }, 'admin', 'This field is not known.'],
])(
  'D38, security rows 12 and 26: %j is refused with 422, and no code is made',
  async (body, field, message) => {
    const api = await testApi()
    const answer = await call(api, 'POST', '/auth/login-request', { body })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().data.fields).toEqual({ [field]: message })
    expect(await api.db.selectFrom('oneTimeCodeChallenges').selectAll().execute()).toEqual([])
  },
)

test('security row 3: the database holds neither the code nor the number, nor an unkeyed hash of the code', async () => {
  const api = await testApi()
  const code = await askForCode(api)
  const { rows } = await api.pool.query<{ row: string }>(
    `select c::text as row from one_time_code_challenges c
     union all select w::text from limit_windows w union all select a::text from audit_events a`,
  )
  const stored = rows.map(({ row }) => row).join('\n')
  expect(stored).not.toContain(MOBILE)
  for (const plain of [code, `+91${MOBILE}${code}`, `${MOBILE}${code}`]) {
    for (const algorithm of ['md5', 'sha1', 'sha256', 'sha512'])
      expect(stored).not.toContain(createHash(algorithm).update(plain).digest('hex'))
  }
  expect(rows.filter(({ row }) => row.split(',').includes(code))).toEqual([])
})

test('security row 8: a second code within 30 s is refused with Retry-After, by either call', async () => {
  const api = await testApi()
  await ask(api)
  api.time.now = new Date(api.time.now.getTime() + 29_000)
  for (const answer of [await resend(api), await ask(api)]) {
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('1')
    expect(answer.json().data.code).toBe('code-just-sent')
  }
  api.time.now = new Date(api.time.now.getTime() + 1_000)
  expect((await resend(api)).statusCode).toBe(200)
})

test('security row 9: from one address a number gets 3 codes in 10 minutes and 10 in a day, if nobody uses them or waits', async () => {
  const api = await testApi()
  const start = api.time.now.getTime()
  const sent: number[] = []
  // Every 30 s for a day would take long: the first half hour, then every ten minutes.
  for (let minute = 0; minute < 24 * 60; minute += minute < 30 ? 0.5 : 10) {
    api.time.now = new Date(start + minute * 60_000)
    if ((await ask(api)).statusCode === 200) sent.push(minute)
  }
  const within = (minutes: number) => sent.filter((minute) => minute < minutes).length
  expect([within(10), within(24 * 60)]).toEqual([3, 10])
})

test('security row 9: from all addresses together a number gets 6 codes in 10 minutes', async () => {
  const api = await testApi()
  const statuses: number[] = []
  for (let n = 0; n < 8; n++) {
    statuses.push((await ask(api, MOBILE, `203.0.113.${n}`)).statusCode)
    api.time.now = new Date(api.time.now.getTime() + 31_000)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
})

test('security rows 9 and 53: twenty requests at once on two replicas send one code', async () => {
  const api = await testApi()
  const other = await api.replica()
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n % 2 ? api : other)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(19)
})

test('security row 10: an IPv6 line is one address, and one network with its /48', async () => {
  const { gateway } = recordingGateway()
  const tier = { slow: 2, stop: 2, windowSeconds: 3_600 }
  const api = await testApi({
    gateway,
    signIn: { limits: { address: tier, network: { ...tier, stop: 3, slow: 3 } } },
  })
  const statuses: number[] = []
  for (const [n, ip] of [
    '2001:db8::1',
    '2001:db8::2',
    '2001:db8::3',
    '2001:db8:0:1::1',
    '2001:db8:0:2::1',
  ].entries())
    statuses.push((await ask(api, nth(n), ip)).statusCode)
  expect(statuses).toEqual([200, 200, 429, 200, 429])
  expect((await ask(api, nth(9), '2001:db8:1::1')).statusCode).toBe(200)
})

test('security row 11: the budget of the site holds over all numbers and addresses, and says so in the log', async () => {
  const { gateway } = recordingGateway()
  const api = await testApi({ gateway, signIn: { limits: { messages: { max: 3, windowSeconds: 3_600 } } } })
  for (const n of [1, 2]) expect((await ask(api, nth(n), `203.0.113.${n}`)).statusCode).toBe(200)
  const refused = await ask(api, nth(3), '203.0.113.3')
  expect(refused.statusCode).toBe(429)
  expect(refused.json().data.code).toBe('codes-paused')
  expect(refused.headers['retry-after']).toBe('3600')
  expect(api.lines.join()).toContain('"alarm":"codes-paused"')
  expect(api.alarms).toEqual(['codes-paused'])
  api.time.now = new Date(api.time.now.getTime() + 3_600_000)
  expect((await ask(api, nth(3), '203.0.113.3')).statusCode).toBe(200)
})

test('security row 11: a number range with no used codes gets codes only after a short wait', async () => {
  const { gateway } = recordingGateway()
  const api = await testApi({ gateway })
  const inRange = (n: number) => `98765${String(n).padStart(5, '0')}`
  for (let n = 0; n < 50; n++) expect((await ask(api, inRange(n), `203.${n}.113.1`)).statusCode).toBe(200)
  const refused = await ask(api, inRange(50), '198.51.100.1')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '20'])
  expect((await ask(api, nth(60), '198.51.100.1')).statusCode).toBe(200)
})

test('LOG-09, D16, security row 7: a member, a stranger and a number with wrong codes get one and the same answer', async () => {
  const api = await testApi({ signIn: { signUp: 'open' } })
  await tryCode(api, await askForCode(api))
  api.context.config.signIn.signUp = 'app'
  api.time.now = new Date(api.time.now.getTime() + 86_400_000)

  const guessed = '9123456789'
  await sessionOf(api, `+91${guessed}`)
  for (let round = 0; round < 2; round++) {
    const code = await askForCode(api, guessed)
    for (let n = 0; n < 5; n++) await tryCode(api, otherThan(code), guessed)
    api.time.now = new Date(api.time.now.getTime() + 30_000)
  }
  const answers = [await ask(api), await ask(api, '9000000001'), await ask(api, guessed)]
  const faces = answers.map(({ statusCode, headers, json }) => ({
    statusCode,
    headers: Object.keys(headers).sort(),
    body: { ...json(), data: Object.keys(json().data) },
  }))
  expect(faces[1]).toEqual(faces[0])
  expect(faces[2]).toEqual(faces[0])
  // It was not said in vain: only a caller that keeps no cookie has to wait (finding H2).
  const otp = answers[2]?.json().data.otp
  const cookie = { cookie: `challenge-browser=${answers[2]?.cookies[0]?.value}` }
  expect((await tryCode(api, otp, guessed)).json().data.code).toBe('too-many-tries')
  expect((await tryCode(api, otp, guessed, cookie)).statusCode).toBe(200)
  // The code that a stranger is shown does not work (NC-23).
  const shown = answers[1]?.json().data.otp
  expect((await tryCode(api, shown, '9000000001')).json().data.code).toBe('wrong-code')
  expect(await api.db.selectFrom('members').selectAll().execute()).toHaveLength(2)
  expect((await tryCode(api, answers[0]?.json().data.otp)).statusCode).toBe(200)
})

test('LOG-09, security row 6: the answer to a stranger takes the queries that the one to a member takes', async () => {
  const api = await testApi()
  await tryCode(api, await askForCode(api))
  api.context.config.signIn.signUp = 'app'
  api.time.now = new Date(api.time.now.getTime() + 3_600_000)
  const ofMember = await queriesOf(api, () => ask(api))
  expect(ofMember.length).toBeGreaterThan(0)
  expect(await queriesOf(api, () => ask(api, '9000000001'))).toEqual(ofMember)
})

test('OTP-11, D2, security row 14: with a gateway, the code is in no response or log, and a stranger gets none', async () => {
  const { gateway, sent } = recordingGateway()
  const api = await testApi({ gateway })
  const asked = await ask(api)
  await api.context.codes.settled()
  const code = sent[0]?.code ?? expect.fail()
  expect(asked.json().data).toEqual({})
  const wrong = await tryCode(api, otherThan(code))
  const right = await tryCode(api, code)
  expect([wrong.statusCode, right.statusCode]).toEqual([401, 200])

  api.context.config.signIn.signUp = 'app'
  const stranger = await ask(api, '9000000001')
  await api.context.codes.settled()
  expect(stranger.json()).toEqual(asked.json())
  expect(sent).toHaveLength(1)
  const traffic = [asked, wrong, right, stranger].map(({ body, headers }) => body + JSON.stringify(headers))
  for (const text of [...traffic, ...api.lines]) {
    expect(text).not.toMatch(new RegExp(`\\b${code}\\b`))
    expect(text).not.toContain(MOBILE)
  }
})

test('security rows 14 and 60: a gateway that fails is logged without number and code, and can be asked again', async () => {
  const { gateway, sent, failWith } = recordingGateway()
  const api = await testApi({ gateway })
  failWith('refused')
  expect((await ask(api)).statusCode).toBe(200)
  await api.context.codes.settled()
  expect(api.lines).toHaveLength(1)
  expect(api.lines[0]).toContain('"phone":"******3210"')
  expect(api.lines[0]).toContain('"fault":"refused"')
  expect(api.lines[0]).not.toContain(sent[0]?.code)
  expect(api.lines[0]).not.toContain(MOBILE)

  // One that is busy for a moment is asked twice at once.
  failWith('busy', 1)
  api.time.now = new Date(api.time.now.getTime() + 30_000)
  await resend(api)
  await api.context.codes.settled()
  expect(sent).toHaveLength(3)
  expect(api.lines).toHaveLength(1)
})
