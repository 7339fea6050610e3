import { expect, test } from 'vitest'
import { days, later, memberWithCode } from '#testing/accounts.ts'
import { askForCode, call, MOBILE } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'

type Api = Awaited<ReturnType<typeof testApi>>

/** What an app of another origin sends, such as one that is a WebView. */
const WEBVIEW = { origin: 'capacitor://localhost', 'sec-fetch-site': 'cross-site' }

async function appSession(api: Api) {
  const body = { mobile_number: MOBILE, type: 'phone', otp: await askForCode(api), client: 'app' }
  return call(api, 'POST', '/auth/login', { body, headers: WEBVIEW })
}

const refresh = (api: Api, refresh_token: string) =>
  call(api, 'POST', '/auth/refresh', { body: { refresh_token }, headers: WEBVIEW })

const me = (api: Api, token: string) =>
  call(api, 'GET', '/members/me', { headers: { authorization: `Bearer ${token}` } })

test('finding api F6: an app gets its refresh token in the answer, and no cookie of a session', async () => {
  const api = await testApi()
  const answer = await appSession(api)
  expect(answer.json()).toMatchObject({
    status: 200,
    data: {
      tokens: {
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        expires_in: 900,
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        refresh_expires_in: 7 * 86_400,
      },
    },
  })
  expect(answer.cookies.map(({ name }) => name)).not.toContain('refresh')
  expect(answer.cookies.map(({ name }) => name)).not.toContain('XSRF-TOKEN')
})

test('finding api F6: an app renews with the token in the body, from any origin and without XSRF, and it rotates', async () => {
  const api = await testApi()
  const first = (await appSession(api)).json().data.tokens
  const renewed = await refresh(api, first.refresh_token)
  const second = renewed.json().data.tokens
  expect(renewed.statusCode).toBe(200)
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect(second.refresh_expires_in).toBe(7 * 86_400)
  expect(renewed.headers['set-cookie']).toBeUndefined()
  expect((await me(api, second.access_token)).statusCode).toBe(200)
  expect((await refresh(api, second.refresh_token)).statusCode).toBe(200)
})

test('finding api F6: an old refresh token of an app ends its session, as the cookie does', async () => {
  const api = await testApi()
  const first = (await appSession(api)).json().data.tokens
  const second = (await refresh(api, first.refresh_token)).json().data.tokens
  const third = (await refresh(api, second.refresh_token)).json().data.tokens
  api.time.now = new Date(api.time.now.getTime() + 11_000)
  expect((await refresh(api, first.refresh_token)).json().data.code).toBe('session-ended')
  expect((await refresh(api, third.refresh_token)).json().data.code).toBe('session-ended')
  expect((await me(api, third.access_token)).statusCode).toBe(401)
})

test('finding api F6: with neither cookie nor token, and with nonsense, a renewal answers 401', async () => {
  const api = await testApi()
  for (const body of [
    undefined,
    {},
    { refresh_token: '' },
    { refresh_token: 'x' },
    { refresh_token: 'x'.repeat(43) },
  ]) {
    const answer = await call(api, 'POST', '/auth/refresh', { ...(body && { body }) })
    expect(answer.json()).toMatchObject({ status: 401, data: { code: 'session-ended' } })
  }
})

test('finding api F6: an app opens an account with its recovery code from any origin, and a browser from ours alone', async () => {
  const api = await testApi()
  const { code, memberId } = await memberWithCode(api)
  later(api, days(91))
  const authorization = `Bearer ${(await appSession(api)).json().data.tokens.access_token}`
  const recoverAs = (client?: string) => {
    const body = { recovery_code: code, ...(client !== undefined && { client }) }
    return call(api, 'POST', '/auth/recover', { body, headers: { authorization, ...WEBVIEW } })
  }
  for (const client of [undefined, 'browser', 'App']) {
    expect((await recoverAs(client)).json()).toMatchObject({
      status: 403,
      data: { code: 'cross-site-request' },
    })
  }
  const opened = await recoverAs('app')
  expect(opened.json()).toMatchObject({ status: 200, data: { id: memberId } })
  expect(opened.cookies.map(({ name }) => name)).not.toContain('refresh')
  expect(opened.cookies.map(({ name }) => name)).not.toContain('XSRF-TOKEN')
  expect((await refresh(api, opened.json().data.tokens.refresh_token)).statusCode).toBe(200)
})

test('finding api F6: a browser is still refused from another origin, whatever client it names but an app', async () => {
  const api = await testApi()
  const otp = await askForCode(api)
  for (const client of [undefined, 'browser', 'App', null]) {
    const body = { mobile_number: MOBILE, type: 'phone', otp, ...(client !== undefined && { client }) }
    const answer = await call(api, 'POST', '/auth/login', { body, headers: WEBVIEW })
    expect(answer.json()).toMatchObject({ status: 403, data: { code: 'cross-site-request' } })
  }
})
