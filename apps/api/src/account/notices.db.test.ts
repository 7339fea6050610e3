import { expect, test } from 'vitest'
import { type Api, enter } from '#testing/accounts.ts'
import { browserOf, call } from '#testing/sign-in.ts'
import { testApi } from '#testing/test-api.ts'

const noticesOf = async (api: Api, { headers }: { headers: Record<string, string> }) =>
  (await call(api, 'GET', '/members/me/sign-in-notices', { headers })).json().data

test('finding low notice: a sign-in from a new browser is told to the other sessions, until one says that it is known', async () => {
  const api = await testApi()
  const first = await enter(api)
  expect(await noticesOf(api, first)).toEqual([])
  const stranger = await enter(api)
  // Not to itself.
  expect(await noticesOf(api, stranger)).toEqual([])
  const back = await enter(api, { cookie: first.cookie })
  const [notice, ...more] = await noticesOf(api, back)
  expect(more).toEqual([])
  expect(notice).toEqual({
    id: expect.any(String),
    device: '',
    signed_in_at: expect.any(String),
    is_running: true,
  })

  const renewed = await call(api, 'POST', '/auth/refresh', { headers: stranger.cookies })
  const asStranger = { headers: browserOf(renewed).bearer }
  const own = await call(api, 'DELETE', `/members/me/sign-in-notices/${notice.id}`, asStranger)
  expect(own.json()).toMatchObject({ status: 404, data: { code: 'unknown-notice' } })
  const dismissed = await call(api, 'DELETE', `/members/me/sign-in-notices/${notice.id}`, back)
  expect(dismissed.json().data).toEqual({ id: notice.id })
  expect(await noticesOf(api, back)).toEqual([])
})

test('a notice leads to the end of the session, with one call', async () => {
  const api = await testApi()
  const first = await enter(api)
  const stranger = await enter(api)
  const back = await enter(api, { cookie: first.cookie })
  const [{ id }] = await noticesOf(api, back)
  expect((await call(api, 'DELETE', `/members/me/sessions/${id}`, back)).statusCode).toBe(200)
  expect((await call(api, 'GET', '/members/me', stranger)).statusCode).toBe(401)
  expect(await noticesOf(api, back)).toEqual([])
})

test('a known browser raises no notice, nor does the first sign-in', async () => {
  const api = await testApi()
  const first = await enter(api)
  const again = await enter(api, { cookie: first.cookie })
  expect(await noticesOf(api, again)).toEqual([])
})

test('an impossible id is as unknown as an unused one', async () => {
  const api = await testApi()
  const browser = await enter(api)
  for (const id of ['x', '0197a1b2-0000-7000-8000-000000000000'])
    expect((await call(api, 'DELETE', `/members/me/sign-in-notices/${id}`, browser)).statusCode).toBe(404)
})
