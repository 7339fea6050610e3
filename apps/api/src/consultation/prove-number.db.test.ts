import { expect, test } from 'vitest'
import { FIRST_SLOT, FIRST_TALK, openRequest, publishHours } from '#testing/bookable.ts'
import { call, otherThan, signedIn } from '#testing/sign-in.ts'
import { NOW, testApi } from '#testing/test-api.ts'
import { makeFollowPass } from './follow-pass.ts'
import { answerFollowStep, type FollowStep, followRequest } from './follow-request.ts'

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const LATER = '2026-11-22T06:30:00.000Z'

/** A request that was opened with its digits in another browser, and holds a time. */
async function withHold() {
  const api = await testApi()
  await publishHours(api)
  const asha = await openRequest(api)
  asha.open('digits')
  const send = async (path: string, body: object = {}, headers: Record<string, string> = asha.headers) => {
    const answer = await call(api, 'POST', path, { body, headers })
    asha.follow(answer)
    return answer
  }
  const wanted = { request: asha.token, service: FIRST_TALK, starts_at: FIRST_SLOT }
  const hold = async () => (await send('/appointments', wanted)).json().data.id as string
  const step = (
    id: string,
    kind: string,
    headers: Record<string, string> = asha.headers,
    body: object = {},
  ) => send(`/appointments/${id}/${kind}`, { request: asha.token, ...body }, headers)
  const ask = () => send(`/requests/${asha.token}/code`)
  const prove = (code: string, cookie = '') =>
    send(`/requests/${asha.token}/proof`, { code }, { ...asha.headers, cookie })
  return { ...api, asha, send, hold, step, ask, prove }
}

/** Steps that bind a counsellor, with what each needs. */
const STEPS = [
  ['confirm', {}],
  ['move', { starts_at: LATER }],
  ['cancel', {}],
] as const

test('D62 finding security F1: the last four digits open a request for reading, and neither book, move nor cancel', async () => {
  const { asha, hold, step } = await withHold()
  const id = await hold()
  const needed = { status: 401, data: { code: 'proof-needed' } }
  expect((await step(id, 'confirm')).json()).toMatchObject(needed)
  asha.open('proof')
  expect((await step(id, 'confirm')).statusCode).toBe(200)
  asha.open('digits')
  for (const [kind, body] of STEPS.slice(1))
    expect((await step(id, kind, asha.headers, body)).json()).toMatchObject(needed)
  expect((await asha.read()).json().data.appointments).toMatchObject([{ id, status: 'booked' }])
})

test('D62 the code that is sent to the number books, moves and cancels for fifteen minutes', async () => {
  const { asha, hold, step, ask, prove, time } = await withHold()
  const id = await hold()
  const asked = await ask()
  const { pass, open_until } = (await prove(asked.json().data.otp, cookieOf(asked))).json().data
  expect(open_until).toBe(later(15).toISOString())
  asha.headers['x-follow-pass'] = pass
  expect((await step(id, 'confirm')).statusCode).toBe(200)
  const moved = (await step(id, 'move', asha.headers, { starts_at: LATER })).json().data
  expect(moved.starts_at).toBe(LATER)
  time.now = later(15)
  expect((await step(moved.id, 'cancel')).json().data.code).toBe('digits-needed')
})

test('a wrong code, a used code, a code for another request and a code for sign-in prove nothing', async () => {
  const { asha, ask, prove, hold, step, send, time, ...api } = await withHold()
  const id = await hold()
  const asked = await ask()
  const { otp } = asked.json().data
  const cookie = cookieOf(asked)
  expect((await prove(otherThan(otp), cookie)).json()).toMatchObject({
    status: 401,
    data: { code: 'wrong-code' },
  })
  expect((await prove(otp, cookie)).statusCode).toBe(200)
  expect((await prove(otp, cookie)).json().data.code).toBe('wrong-code')
  time.now = later(1)
  const signIn = await send('/auth/login-request', { mobile_number: '9876543210' }, {})
  expect((await prove(signIn.json().data.otp, cookieOf(signIn))).json().data.code).toBe('wrong-code')
  const ravi = await openRequest(api, '98765 43211')
  expect((await step(id, 'confirm', ravi.headers)).json().data.code).toBe('digits-needed')
})

test('the link alone sends no code, so that nobody is called at night with it', async () => {
  const { asha, ask, prove } = await withHold()
  asha.headers['x-follow-pass'] = ''
  for (const answer of [await ask(), await prove('123456')])
    expect(answer.json()).toMatchObject({ status: 401, data: { code: 'digits-needed' } })
})

test('D61 D62 who is signed in with the number, or uses a browser known for it, needs neither digits nor code', async () => {
  const { hold, step, time, ...api } = await withHold()
  const id = await hold()
  const { bearer } = await signedIn(api, '9876543210')
  const stranger = await signedIn(api, '9876543299')
  expect((await step(id, 'confirm', stranger.bearer)).statusCode).toBe(401)
  expect((await step(id, 'confirm', bearer)).statusCode).toBe(200)
  time.now = later(1)
  const asked = await call(api, 'POST', '/auth/login-request', { body: { mobile_number: '9876543210' } })
  const body = { mobile_number: '9876543210', type: 'phone', otp: asked.json().data.otp }
  const signedInAgain = await call(api, 'POST', '/auth/login', { body, headers: { cookie: cookieOf(asked) } })
  const known = cookieOf(signedInAgain)
  expect((await step(id, 'cancel', { cookie: known })).statusCode).toBe(200)
})

test('codes for requests meet the limits of sign-in: the next one waits', async () => {
  const { ask } = await withHold()
  expect((await ask()).statusCode).toBe(200)
  const again = await ask()
  expect(again.json()).toMatchObject({ status: 429, data: { code: 'code-just-sent' } })
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(0)
})

test('a pass of digits or of the sender is no proof under another name', async () => {
  const { asha, hold, step, context } = await withHold()
  const id = await hold()
  for (const kind of ['digits', 'sender'] as const) {
    const { pass } = makeFollowPass(context.config, { kind, token: asha.token, now: NOW })
    for (const headers of [{ 'x-follow-pass': pass }, { 'x-follow-pass': pass, cookie: `proof=${pass}` }])
      expect((await step(id, 'confirm', headers)).json().data.code).toBe('proof-needed')
  }
})

test('D62 where no code reaches the number, a held time is kept for an hour, once, and the office is told to call', async () => {
  const { asha, hold, context, time, db, pool } = await withHold()
  const id = await hold()
  const cookie = `follow=${asha.headers['x-follow-pass']}`
  const call = () =>
    answerFollowStep(context, {
      ...{ token: asha.token, cookie, ip: '192.0.2.1', traceId: 'r' },
      step: { kind: 'call', id },
    })
  const until = async () => (await db.selectFrom('appointments').select('holdUntil').execute())[0]?.holdUntil
  time.now = later(9)
  expect((await call()).envelope.error).toBe(false)
  expect(await until()).toEqual(later(69))
  time.now = later(14)
  expect((await call()).envelope.error).toBe(false)
  expect(await until()).toEqual(later(69))
  const { rows: jobs } = await pool.query<{ key: string }>('select key from graphile_worker.jobs')
  expect(jobs.map(({ key }) => key)).toContain(`mail-request-change:${asha.id}:call`)
  time.now = later(70)
  const page = await followRequest(context, {
    token: asha.token,
    cookie: cookieOfSender(context, asha.token),
  })
  expect(page?.details?.appointments).toEqual([])
})

test('D62 the page asks for a code, takes it without JavaScript, and the browser that sent the request needs no digits', async () => {
  const { asha, hold, context } = await withHold()
  const id = await hold()
  const browser = { token: asha.token, cookie: cookieOfSender(context, asha.token) }
  const step = async (given: FollowStep) => {
    const visit = { ip: '192.0.2.1', traceId: 'r', ...browser }
    const { envelope, setCookies, token } = await answerFollowStep(context, { ...visit, step: given })
    browser.cookie = [...setCookies.map((one) => one.split(';')[0]), browser.cookie].join('; ')
    browser.token = token ?? browser.token
    return envelope
  }
  expect(await step({ kind: 'confirm', id })).toMatchObject({ data: { code: 'proof-needed' } })
  const sent = await step({ kind: 'code' })
  if (sent.error) expect.fail(sent.message)
  const { otp = '' } = sent.data
  expect(await step({ kind: 'proof', code: otherThan(otp) })).toMatchObject({ data: { code: 'wrong-code' } })
  expect(await step({ kind: 'proof', code: '' })).toMatchObject({ status: 401 })
  expect(await step({ kind: 'proof', code: `Your code is ${otp}` })).toMatchObject({ error: false })
  expect(await step({ kind: 'confirm', id })).toMatchObject({ error: false })
  expect(await step({ kind: 'cancel', id })).toMatchObject({ error: false })
})

test('D62 withdrawing or erasing a request with a coming appointment cancels it, and so needs the proof', async () => {
  const { asha, hold, step, context, time } = await withHold()
  const id = await hold()
  asha.open('proof')
  expect((await step(id, 'confirm')).statusCode).toBe(200)
  const change = (kind: 'withdraw' | 'erase') =>
    answerFollowStep(context, {
      ...{ token: asha.token, cookie: cookieOfSender(context, asha.token), ip: '192.0.2.1', traceId: 'r' },
      step: { kind },
    })
  for (const kind of ['withdraw', 'erase'] as const)
    expect((await change(kind)).envelope).toMatchObject({ data: { code: 'proof-needed' } })
  time.now = new Date(LATER)
  expect((await change('erase')).envelope.error).toBe(false)
})

function cookieOfSender({ config }: Parameters<typeof followRequest>[0], token: string): string {
  return `follow=${makeFollowPass(config, { kind: 'sender', token, now: NOW }).pass}`
}

function cookieOf({ cookies }: Awaited<ReturnType<typeof call>>): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
