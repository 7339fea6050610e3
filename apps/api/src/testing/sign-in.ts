import { expect } from 'vitest'
import type { testApi } from './test-api.ts'

export const BASE = '/api/v1/mwellness'
export const MOBILE = '9876543210'

type Api = Pick<Awaited<ReturnType<typeof testApi>>, 'app'>
type Call = { body?: unknown; headers?: Record<string, string>; ip?: string }

/** One call of the API, as a program makes it. */
export function call(
  { app }: Api,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  sent: Call = {},
) {
  return app.inject({
    method,
    url: `${BASE}${path}`,
    headers: sent.headers ?? {},
    ...(sent.ip !== undefined && { remoteAddress: sent.ip }),
    ...(sent.body !== undefined && { payload: sent.body as object }),
  })
}

/** Asks for a code, and gives the one that the demo gateway shows. */
export async function askForCode(api: Api, mobile = MOBILE): Promise<string> {
  const answer = await call(api, 'POST', '/auth/login-request', { body: { mobile_number: mobile } })
  expect(answer.statusCode).toBe(200)
  return answer.json().data.otp
}

/** Tries a code. */
export const tryCode = (api: Api, otp: string, mobile = MOBILE, headers: Record<string, string> = {}) =>
  call(api, 'POST', '/auth/login', { body: { mobile_number: mobile, type: 'phone', otp }, headers })

/** Any code but this one. */
export const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** A member who signed in just now, with what their browser sends from then on. */
export async function signedIn(api: Api, mobile = MOBILE, headers: Record<string, string> = {}) {
  const answer = await tryCode(api, await askForCode(api, mobile), mobile, headers)
  expect(answer.statusCode).toBe(200)
  return browserOf(answer)
}

/** The cookies and tokens of an answer, as a browser sends them back. */
export function browserOf(answer: Awaited<ReturnType<typeof call>>) {
  const cookie = (name: string) => answer.cookies.find((each) => each.name === name)?.value ?? ''
  const [refresh, xsrf] = [cookie('refresh') || cookie('__Host-refresh'), cookie('XSRF-TOKEN')]
  return {
    refresh,
    xsrf,
    token: answer.json().data.tokens.access_token as string,
    bearer: { authorization: `Bearer ${answer.json().data.tokens.access_token}` },
    cookies: { cookie: `refresh=${refresh}; XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf },
  }
}
