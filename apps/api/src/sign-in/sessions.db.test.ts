import { expect, test } from 'vitest'
import { browserOf, call, MOBILE, signedIn } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'

type Api = Awaited<ReturnType<typeof testApi>>
type Browser = ReturnType<typeof browserOf>
const later = (api: Api, seconds: number) => {
  api.time.now = new Date(api.time.now.getTime() + seconds * 1000)
}
const me = (api: Pick<Api, 'app'>, headers: Record<string, string>) =>
  call(api, 'GET', '/members/me', { headers })
const refresh = (api: Pick<Api, 'app'>, headers: Record<string, string>) =>
  call(api, 'POST', '/auth/refresh', { headers })
const stored = async ({ pool }: Api) => {
  const { rows } = await pool.query<{ row: string }>(
    `select a::text as row from access_tokens a union all select r::text from refresh_tokens r
     union all select s::text from sessions s`,
  )
  return rows.map(({ row }) => row).join('\n')
}

test('API-18, security row 15: an access token expires after 15 minutes', async () => {
  const api = await testApi()
  const { bearer } = await signedIn(api)
  later(api, 899)
  expect((await me(api, bearer)).statusCode).toBe(200)
  later(api, 1)
  expect((await me(api, bearer)).json().data.code).toBe('sign-in-needed')
})

test('security row 15: tokens have 256 random bits, and only their hashes are kept', async () => {
  const api = await testApi()
  const { token, refresh: cookie } = await signedIn(api)
  for (const secret of [token, cookie]) {
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(await stored(api)).not.toContain(secret)
    expect(await stored(api)).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
  }
})

test('API-19, security row 20: the cookie is HttpOnly and SameSite=Strict; on https it is Secure and bound to the host', async () => {
  const plain = await testApi()
  const https = await testApi({ signIn: { publicUrl: 'https://pulli.example' } })
  for (const [api, name, secure] of [
    [plain, 'refresh', ''],
    [https, '__Host-refresh', ' Secure;'],
  ] as const) {
    const code = (await call(api, 'POST', '/auth/login-request', { body: { mobile_number: MOBILE } })).json()
    const body = { mobile_number: MOBILE, type: 'phone', otp: code.data.otp }
    const lines = [(await call(api, 'POST', '/auth/login', { body })).headers['set-cookie']]
      .flat()
      .map(String)
    expect(lines).toHaveLength(3)
    const shape = `^${name}=[\\w-]{43}; Path=/; Max-Age=604800; SameSite=Strict;${secure} HttpOnly$`
    expect(lines[0]).toMatch(new RegExp(shape))
    expect(lines[1]).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; Max-Age=604800; SameSite=Strict(; Secure)?$/)
    const known = `^${secure ? '__Host-' : ''}known-browser=[\\w.-]+; Path=/; Max-Age=34560000; SameSite=Strict;${secure} HttpOnly$`
    expect(lines[2]).toMatch(new RegExp(known))
  }
})

test('API-20, D36: each renewal gives a new access token and a new cookie', async () => {
  const api = await testApi()
  const first = await signedIn(api)
  later(api, 900)
  const answer = await refresh(api, first.cookies)
  expect(answer.json()).toEqual({
    status: 200,
    error: false,
    message: 'Your session continues.',
    data: { tokens: { access_token: expect.any(String), expires_in: 900 } },
  })
  const second = browserOf(answer)
  expect(second.refresh).not.toBe(first.refresh)
  expect(second.xsrf).toBe(first.xsrf)
  expect((await me(api, second.bearer)).statusCode).toBe(200)
  later(api, 900)
  expect((await refresh(api, second.cookies)).statusCode).toBe(200)
})

test('security row 16: two tabs that renew at once both go on, with one and the same cookie', async () => {
  const api = await testApi()
  const other = await api.replica()
  const first = await signedIn(api)
  const tabs = await Promise.all([api, other, api].map((replica) => refresh(replica, first.cookies)))
  expect(tabs.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(new Set(tabs.map((tab) => browserOf(tab).refresh)).size).toBe(1)
  later(api, 10)
  const late = await refresh(api, first.cookies)
  expect(late.statusCode).toBe(200)
  for (const tab of [...tabs, late]) expect((await me(api, browserOf(tab).bearer)).statusCode).toBe(200)
})

test('the attack: a rotated cookie is used again. API-20, security row 16: the whole family ends', async () => {
  const api = await testApi()
  const stolen = await signedIn(api)
  const owner = browserOf(await refresh(api, stolen.cookies))
  await me(api, owner.bearer)
  later(api, 11)
  const reuse = await refresh(api, stolen.cookies)
  expect(reuse.json()).toMatchObject({ status: 401, data: { code: 'session-ended' } })
  expect(String(reuse.headers['set-cookie'])).toContain('Max-Age=0')
  expect((await me(api, owner.bearer)).statusCode).toBe(401)
  expect((await refresh(api, owner.cookies)).statusCode).toBe(401)
  const trail = await api.db.selectFrom('auditEvents').select('action').orderBy('id').execute()
  expect(trail.map(({ action }) => action)).toContain('session.reuse')
  // Another sign-in of the same member is another family.
  later(api, 30)
  const elsewhere = await signedIn(api)
  await refresh(api, stolen.cookies)
  expect((await me(api, elsewhere.bearer)).statusCode).toBe(200)
})

test('finding api F2, D47: a client that lost the response of a renewal can retry it, even a day later', async () => {
  const api = await testApi()
  const first = await signedIn(api)
  const lost = browserOf(await refresh(api, first.cookies))
  for (const seconds of [12, 86_400]) {
    later(api, seconds)
    const again = await refresh(api, first.cookies)
    expect(again.statusCode).toBe(200)
    expect(browserOf(again).refresh).toBe(lost.refresh)
  }
  const again = await refresh(api, first.cookies)
  expect(String(again.headers['set-cookie'])).toContain(`Max-Age=${7 * 86_400 - 86_412};`)
  expect((await me(api, browserOf(again).bearer)).statusCode).toBe(200)
  later(api, 60)
  expect((await refresh(api, browserOf(again).cookies)).statusCode).toBe(200)
})

test.each([
  ['its successor was renewed', (api: Api, next: Browser) => refresh(api, next.cookies)],
  ['the access token that came with it was used', (api: Api, next: Browser) => me(api, next.bearer)],
])('D47, security row 16: a cookie that is shown again after %s ends the session', async (_, use) => {
  const api = await testApi()
  const first = await signedIn(api)
  const next = browserOf(await refresh(api, first.cookies))
  expect((await use(api, next)).statusCode).toBe(200)
  later(api, 12)
  expect((await refresh(api, first.cookies)).json().data.code).toBe('session-ended')
  expect((await refresh(api, next.cookies)).statusCode).toBe(401)
})

test('D47: the grandparent of the newest cookie ends the session, whatever was lost', async () => {
  const api = await testApi()
  const first = await signedIn(api)
  const second = browserOf(await refresh(api, first.cookies))
  later(api, 12)
  await refresh(api, second.cookies)
  later(api, 12)
  expect((await refresh(api, first.cookies)).statusCode).toBe(401)
})

test('the attack: a cookie taken within the grace. The thief and the owner hold the same one, so one of them is found out', async () => {
  const api = await testApi()
  const first = await signedIn(api)
  const owner = browserOf(await refresh(api, first.cookies))
  later(api, 5)
  const thief = browserOf(await refresh(api, first.cookies))
  later(api, 60)
  const renewed = browserOf(await refresh(api, owner.cookies))
  expect((await me(api, renewed.bearer)).statusCode).toBe(200)
  later(api, 60)
  expect((await refresh(api, thief.cookies)).statusCode).toBe(401)
  expect((await me(api, owner.bearer)).statusCode).toBe(401)
})

test('security row 16: within the grace a cookie whose successor was used too gives no cookie any more', async () => {
  const api = await testApi()
  const first = await signedIn(api)
  const second = browserOf(await refresh(api, first.cookies))
  await refresh(api, second.cookies)
  const answer = await refresh(api, first.cookies)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('security row 17: a session ends after 7 days without renewal', async () => {
  const api = await testApi()
  const idle = await signedIn(api)
  later(api, 7 * 86_400)
  expect((await refresh(api, idle.cookies)).json().data.code).toBe('session-ended')
})

test('security row 17: a session ends after 30 days, however often it is renewed', async () => {
  const api = await testApi()
  let browser = await signedIn(api)
  for (let day = 6; day < 30; day += 6) {
    later(api, 6 * 86_400)
    browser = browserOf(await refresh(api, browser.cookies))
  }
  later(api, 6 * 86_400 - 60)
  const last = await refresh(api, browser.cookies)
  expect(last.json().data.tokens.expires_in).toBe(60)
  expect(String(last.headers['set-cookie'])).toContain('Max-Age=60')
  later(api, 60)
  expect((await me(api, browserOf(last).bearer)).statusCode).toBe(401)
  expect((await refresh(api, browserOf(last).cookies)).statusCode).toBe(401)
})

test('API-21, security row 18: a logout revokes the token and the cookie at once, on every replica', async () => {
  const api = await testApi()
  const other = await api.replica()
  const browser = await signedIn(api)
  expect((await me(other, browser.bearer)).statusCode).toBe(200)
  const answer = await call(api, 'POST', '/auth/logout', {
    headers: { ...browser.bearer, ...browser.cookies },
  })
  expect(answer.json()).toEqual({ status: 200, error: false, message: 'Logout Successful', data: {} })
  expect((await me(other, browser.bearer)).statusCode).toBe(401)
  expect((await refresh(other, browser.cookies)).statusCode).toBe(401)
  expect((await call(other, 'POST', '/auth/logout', { headers: browser.bearer })).statusCode).toBe(401)
})

test('security row 21: a logout clears the cookies and the cache, and nothing else', async () => {
  const api = await testApi()
  const { bearer } = await signedIn(api)
  const answer = await call(api, 'POST', '/auth/logout', { headers: bearer, body: {} })
  expect(answer.headers['clear-site-data']).toBe('"cache"')
  expect(answer.headers['set-cookie']).toEqual([
    'refresh=; Path=/; Max-Age=0; SameSite=Strict; HttpOnly',
    'XSRF-TOKEN=; Path=/; Max-Age=0; SameSite=Strict',
  ])
})

test.each([
  ['no header', { 'x-xsrf-token': undefined }],
  ['a wrong header', { 'x-xsrf-token': 'x'.repeat(43) }],
  ['a header of its own making, with a cookie to match', { forged: true }],
  ['the origin of another site', { origin: 'https://evil.example' }],
  ['no origin worth the name', { origin: 'null' }],
  ['an origin that begins like ours', { origin: 'http://localhost.evil.example' }],
  ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['a browser that says same-site', { 'sec-fetch-site': 'same-site' }],
])('the attack: %s. API-22, security row 39: 403, and the cookie is not rotated', async (_, change) => {
  const api = await testApi()
  const { cookies, refresh: cookie } = await signedIn(api)
  const forged = 'forged' in change && {
    cookie: `refresh=${cookie}; XSRF-TOKEN=${'f'.repeat(43)}`,
    'x-xsrf-token': 'f'.repeat(43),
  }
  const sent = Object.entries({ ...cookies, ...change, ...forged }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const answer = await refresh(api, Object.fromEntries(sent))
  expect(answer.json()).toMatchObject({ status: 403, data: { code: 'cross-site-request' } })
  const { rows } = await api.pool.query('select rotated_at from refresh_tokens')
  expect(rows).toEqual([{ rotated_at: null }])
})

test.each([
  { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' },
  { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
  { 'sec-fetch-site': 'none' },
])('API-22: a call of our own pages with %o is let through', async (headers) => {
  const api = await testApi()
  const { cookies } = await signedIn(api)
  expect((await refresh(api, { ...cookies, ...headers })).statusCode).toBe(200)
})

test('security row 39: a form or a text of another site gets 415, whatever cookie comes with it', async () => {
  const api = await testApi()
  const { cookies, bearer } = await signedIn(api)
  for (const path of ['login', 'logout', 'refresh', 'login-request', 'resend-otp']) {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await api.app.inject({
        method: 'POST',
        url: `/api/v1/mwellness/auth/${path}`,
        headers: { ...cookies, ...bearer, 'content-type': type },
        payload: 'x=1',
      })
      expect(answer.statusCode).toBe(415)
    }
  }
})

test.each(['', 'refresh=', 'refresh=short', `refresh=${'a'.repeat(43)}`])(
  'a renewal with the cookie %j is refused with 401',
  async (cookie) => {
    const api = await testApi()
    const headers = { cookie: `${cookie}; XSRF-TOKEN=x`, 'x-xsrf-token': 'x' }
    expect((await refresh(api, headers)).json().data.code).toBe('session-ended')
  },
)
