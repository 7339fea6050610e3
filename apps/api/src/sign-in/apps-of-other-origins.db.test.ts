import { expect, test } from 'vitest'
import { type Answered, deviceOf } from '#testing/device.ts'
import { call, MOBILE, signedIn } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'

const MINUTE = 60_000

/** A phone whose app is signed in, and sends what a generated client sends. */
async function phoneSignedIn() {
  const api = await testApi()
  const session: { token?: string } = {}
  const send = await deviceOf(api, session)
  const pass = (milliseconds: number) => {
    api.time.now = new Date(api.time.now.getTime() + milliseconds)
  }
  const asked = await send('POST', '/auth/login-request', { body: { mobile_number: MOBILE } })
  const login = await send('POST', '/auth/login', {
    body: { mobile_number: MOBILE, type: 'phone', otp: asked.data.otp, client: 'app' },
  })
  session.token = login.data.tokens.access_token
  pass(MINUTE)
  const refresh = async (refresh_token: string, headers = {}) => {
    const renewed = await send('POST', '/auth/refresh', { body: { refresh_token }, headers })
    if (renewed.status === 200) session.token = renewed.data.tokens.access_token
    return renewed
  }
  return { api, session, send, pass, refresh, tokens: login.data.tokens }
}

test('finding api P2: a client that sends its access token wherever the contract names one stays signed in', async () => {
  const { send, pass, refresh, ...signed } = await phoneSignedIn()
  let { tokens } = signed
  for (let n = 0; n < 3; n++) {
    pass(16 * MINUTE)
    expect((await send('GET', '/members/me')).status).toBe(401)
    const renewed: Answered = await refresh(tokens.refresh_token)
    expect([renewed.status, renewed.headers.get('set-cookie')]).toEqual([200, null])
    tokens = renewed.data.tokens
    expect((await send('GET', '/members/me')).status).toBe(200)
  }
})

test('finding api P3, D71: an app of another origin makes every call of a member, with its token alone', async () => {
  const { send, pass, api } = await phoneSignedIn()
  const change = await send('PATCH', '/members/me', { body: { name: 'Asha' } })
  expect(change.status).toBe(200)
  const asked = await send('POST', '/members/me/export-request')
  expect((await send('POST', '/members/me/export-confirm', { body: { otp: asked.data.otp } })).status).toBe(
    200,
  )
  const made = await send('POST', '/members/me/recovery-code')
  expect(made.status).toBe(200)
  pass(MINUTE)
  const mobile_number = '9876543299'
  const codes = await send('POST', '/members/me/number-request', { body: { mobile_number } })
  expect(codes.status).toBe(200)
  const moved = await send('PUT', '/members/me/number', {
    body: { mobile_number, otp: codes.data.otp, recovery_code: made.data.recovery_code },
  })
  expect(moved.status).toBe(200)
  pass(MINUTE)
  const { data } = await send('POST', '/members/me/erase-request')
  expect((await send('DELETE', '/members/me', { body: { otp: data.otp } })).status).toBe(200)
  expect(await api.db.selectFrom('members').selectAll().execute()).toEqual([])
})

test('finding api P3, D71: an app of another origin signs out', async () => {
  const { send, refresh, tokens } = await phoneSignedIn()
  expect((await send('POST', '/auth/logout')).status).toBe(200)
  expect((await send('GET', '/members/me')).status).toBe(401)
  expect((await refresh(tokens.refresh_token)).code).toBe('session-ended')
})

test('D71, security row 39: a call of another site with the cookie of a session is refused, whatever token it has', async () => {
  const api = await testApi()
  const browser = await signedIn(api)
  const send = await deviceOf(api, { token: browser.token }, 'https://evil.example')
  const headers = { cookie: `refresh=${browser.refresh}; XSRF-TOKEN=${browser.xsrf}` }
  for (const [method, path] of [
    ['POST', '/auth/logout'],
    ['DELETE', '/members/me'],
    ['POST', '/members/me/export-confirm'],
    ['POST', '/members/me/recovery-code'],
    ['POST', '/members/me/number-request'],
    ['PUT', '/members/me/number'],
  ] as const) {
    expect([path, (await send(method, path, { headers })).code]).toEqual([path, 'cross-site-request'])
  }
  // Without a token in the body the cookie counts, with the header of our pages too.
  for (const more of [{}, { 'x-xsrf-token': browser.xsrf }]) {
    const renewed = await send('POST', '/auth/refresh', { headers: { ...headers, ...more } })
    expect(renewed.code).toBe('cross-site-request')
  }
  // A page of another site cannot sign a visitor in: only an app can, without a cookie.
  const login = { mobile_number: MOBILE, type: 'phone', otp: '000000' }
  expect((await send('POST', '/auth/login', { body: login })).code).toBe('cross-site-request')
})

test('D71: with the header of our pages the cookie counts, and a token in the body beside it is not used up', async () => {
  const { api, refresh, tokens } = await phoneSignedIn()
  const browser = await signedIn(api)
  const own = await call(api, 'POST', '/auth/refresh', {
    body: { refresh_token: tokens.refresh_token },
    headers: browser.cookies,
  })
  expect(own.json().data.tokens.refresh_token).toBeUndefined()
  const foreign = await refresh(tokens.refresh_token, browser.cookies)
  expect(foreign.code).toBe('cross-site-request')
  expect((await refresh(tokens.refresh_token)).status).toBe(200)
})
