import { expect, onTestFinished, test } from 'vitest'
import type { CodeSms } from '#sms/sms-gateway.ts'
import { openRequests } from '#testing/bookable.ts'
import { recordingGateway } from '#testing/recording-gateway.ts'
import { browserOf, call, MOBILE, tryCode } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'
import { acceptNumber } from './accept-sign-in.ts'

const OTHER = '9876500001'
const ask = (api: Parameters<typeof call>[0], mobile = MOBILE, headers: Record<string, string> = {}) =>
  call(api, 'POST', '/auth/login-request', { body: { mobile_number: mobile }, headers })

/** An API whose gateway has failed to send a code. */
async function whileDown() {
  const { gateway, sent, failWith } = recordingGateway()
  const api = await testApi({ gateway })
  failWith('timeout')
  const first = await ask(api, OTHER)
  await api.context.codes.settled()
  return { api, sent, failWith, first }
}

/** Signs in with the code that the gateway was given, whatever became of it there. A minute later it may ask again. */
async function signInByText(api: Parameters<typeof call>[0] & { time: { now: Date } }, sent: CodeSms[]) {
  await ask(api)
  const browser = browserOf(await tryCode(api, sent.at(-1)?.code ?? ''))
  api.time.now = new Date(api.time.now.getTime() + 60_000)
  return browser
}

test('finding operate H4: once the gateway has failed, nobody is told that a code is on its way', async () => {
  const { api, first } = await whileDown()
  expect(first.json()).toMatchObject({ message: expect.stringContaining('on its way'), data: {} })
  expect(first.json().data).not.toHaveProperty('is_late')

  const login = await ask(api)
  expect(login.json()).toEqual({
    status: 200,
    error: false,
    message: expect.stringMatching(/^Codes are late: .*call us\.$/),
    data: { is_late: true },
  })
  api.time.now = new Date(api.time.now.getTime() + 30_000)
  const again = await call(api, 'POST', '/auth/resend-otp', {
    body: { mobile_number: MOBILE, request_type: 'login' },
  })
  expect(again.json()).toMatchObject({ message: login.json().message, data: { is_late: true } })
  const post = { body: { mobile_number: '9876500002' }, headers: {}, ip: '203.0.113.9', traceId: 'r' }
  const { envelope } = await acceptNumber(api.context, post)
  expect(envelope).toMatchObject({ message: login.json().message, data: { is_late: true } })
})

test('finding operate H4: a code is tried while codes are late, and the first that is taken ends it', async () => {
  const { api, sent, failWith } = await whileDown()
  failWith('timeout', 0)
  expect((await ask(api)).json().data).toEqual({ is_late: true })
  await api.context.codes.settled()
  const { code = '' } = sent.at(-1) ?? {}
  expect((await tryCode(api, code)).statusCode).toBe(200)
  expect((await ask(api, '9876500003')).json().message).toContain('on its way')
})

test('finding operate H4: no answer depends on whether a number is a member’s', async () => {
  const { api, sent } = await whileDown()
  await signInByText(api, sent)
  Object.assign(api.context.config.signIn, { signUp: 'app' })
  const [member, stranger] = [await ask(api), await ask(api, '9876500004')]
  expect(member.json()).toEqual(stranger.json())
  expect(member.json().data).toEqual({ is_late: true })
})

test('finding operate H4: a known browser neither waits for a gateway that hangs, nor loses its session', async () => {
  const sent: CodeSms[] = []
  const released = Promise.withResolvers<void>()
  const send = (sms: CodeSms) => {
    sent.push(sms)
    return released.promise
  }
  const api = await testApi({ gateway: { name: 'msg91', showsCodes: false, send } })
  onTestFinished(() => released.resolve())
  // Each of these would wait for ever.
  const browser = await signInByText(api, sent)
  expect((await ask(api, MOBILE, browser.cookies)).statusCode).toBe(200)
  const renewed = await call(api, 'POST', '/auth/refresh', { headers: browser.cookies })
  expect(renewed.statusCode).toBe(200)
  const headers = browserOf(renewed).bearer
  expect((await call(api, 'GET', '/members/me', { headers })).statusCode).toBe(200)
  api.time.now = new Date(api.time.now.getTime() + 60_000)
  expect((await call(api, 'POST', '/members/me/erase-request', { headers })).statusCode).toBe(200)
})

test('finding operate H4: who has to prove a number, erase an account or change a number is told too', async () => {
  const { api, sent } = await whileDown()
  const [visitor] = await openRequests(api, 1)
  const proof = await call(api, 'POST', `/requests/${visitor?.token}/code`, {
    headers: visitor?.headers ?? {},
  })
  expect(proof.json()).toMatchObject({
    message: expect.stringMatching(/^Codes are late: .*ask us to call you/),
    data: { is_late: true },
  })

  const { bearer, cookies } = await signInByText(api, sent)
  const headers = { ...bearer, ...cookies }
  for (const [path, body] of [
    ['/members/me/erase-request', {}],
    ['/members/me/export-request', {}],
    ['/members/me/number-request', { mobile_number: '9876500009' }],
  ] as const) {
    api.time.now = new Date(api.time.now.getTime() + 60_000)
    const answer = await call(api, 'POST', path, { headers, body })
    expect([path, answer.json()]).toEqual([
      path,
      expect.objectContaining({
        message: expect.stringMatching(/^Codes are late: .*You stay signed in/),
        data: { is_late: true },
      }),
    ])
  }
})
