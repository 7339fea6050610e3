import { expect, test } from 'vitest'
import { enter, later } from '#testing/accounts.ts'
import { call, otherThan } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'

const MINUTE = 60

test('finding low export: a stolen token cannot export 15 minutes after the sign-in; a code from the phone can', async () => {
  const api = await testApi()
  const { cookies } = await enter(api)
  later(api, 15 * MINUTE + 1)
  const renewed = await call(api, 'POST', '/auth/refresh', { headers: cookies })
  const headers = { authorization: `Bearer ${renewed.json().data.tokens.access_token}` }
  const refused = await call(api, 'GET', '/members/me/export', { headers })
  expect(refused.json()).toMatchObject({ status: 403, error: true, data: { code: 'fresh-code-needed' } })

  const { otp } = (await call(api, 'POST', '/members/me/export-request', { headers })).json().data
  const confirm = (code: string) =>
    call(api, 'POST', '/members/me/export-confirm', { headers, body: { otp: code } })
  expect((await confirm(otherThan(otp))).json().data.code).toBe('wrong-code')
  expect((await call(api, 'GET', '/members/me/export', { headers })).statusCode).toBe(403)
  expect((await confirm(otp)).statusCode).toBe(200)
  const file = await call(api, 'GET', '/members/me/export', { headers })
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/zip'])
})

test('a sign-in counts as a fresh code: the export is available at once', async () => {
  const api = await testApi()
  expect((await call(api, 'GET', '/members/me/export', await enter(api))).statusCode).toBe(200)
})

test('a code entered in one session does not allow the export in another', async () => {
  const api = await testApi()
  const first = await enter(api)
  await enter(api)
  const renewed = await call(api, 'POST', '/auth/refresh', { headers: first.cookies })
  const headers = { authorization: `Bearer ${renewed.json().data.tokens.access_token}` }
  expect((await call(api, 'GET', '/members/me/export', { headers })).json().data.code).toBe(
    'fresh-code-needed',
  )
})

test('a code for sign-in or erasure does not allow an export, and one for export does not allow an erasure', async () => {
  const api = await testApi()
  const { headers } = await enter(api)
  later(api, 30)
  const { otp: erase } = (await call(api, 'POST', '/members/me/erase-request', { headers })).json().data
  const confirmed = await call(api, 'POST', '/members/me/export-confirm', { headers, body: { otp: erase } })
  expect(confirmed.json().data.code).toBe('wrong-code')
  later(api, 30)
  const { otp } = (await call(api, 'POST', '/members/me/export-request', { headers })).json().data
  expect((await call(api, 'DELETE', '/members/me', { headers, body: { otp } })).json().data.code).toBe(
    'wrong-code',
  )
})

test.each([[{}], [{ otp: '12345' }], [{ otp: '123456', sure: true }]])(
  'security row 26: the confirmation %j is refused with 422',
  async (body) => {
    const api = await testApi()
    const { headers } = await enter(api)
    expect((await call(api, 'POST', '/members/me/export-confirm', { headers, body })).statusCode).toBe(422)
  },
)
