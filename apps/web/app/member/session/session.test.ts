import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addresses } from '#addresses.ts'
import { callApi } from '#api/call-api.ts'
import { AUTHENTICATED_KEY, RETURN_TO_KEY, USER_KEY } from '#storage-keys.ts'
import { fakeStorage } from '#testing/fake-storage.ts'
import { xsrfToken } from './renew-token.ts'
import { readReturnTo, takeReturnTo } from './return-to.ts'
import { currentUser, storeUser } from './session.ts'

const ASHA = {
  id: 'm-1',
  name: 'Asha',
  time_zone: 'Asia/Kolkata',
  time_zone_is_chosen: false,
  tokens: { access_token: 't', expires_in: 900 },
}

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

test('STA-01 without the flag nobody is signed in, whatever else is stored', () => {
  expect(currentUser()).toBeUndefined()
  localStorage.setItem(USER_KEY, JSON.stringify(ASHA))
  expect(currentUser()).toBeUndefined()
})

test('STA-02, STA-03 a login keeps the user and the flag, each under its key', () => {
  storeUser(ASHA)
  expect(localStorage.getItem(AUTHENTICATED_KEY)).toBe('true')
  expect(JSON.parse(localStorage.getItem(USER_KEY) ?? '')).toEqual(ASHA)
  expect(currentUser()).toEqual(ASHA)
  expect(currentUser()).toBe(currentUser())
})

test.each(['', '{', 'null', '[]', '{"name":"Asha"}', '{"name":1,"tokens":{"access_token":"t"}}'])(
  'what is no user (%s) signs nobody in',
  (text) => {
    storeUser(ASHA)
    localStorage.setItem(USER_KEY, text)
    expect(currentUser()).toBeUndefined()
  },
)

test.each([
  ['/dashboard/stress-assessment', '/dashboard/stress-assessment'],
  ['/dashboard/mood-tracker?day=2026-11-20', '/dashboard/mood-tracker?day=2026-11-20'],
  ['/dashboard/login', addresses.dashboard],
  ['/dashboard/otp?x=1', addresses.dashboard],
  ['/dashboard/welcome', addresses.dashboard],
  ['//evil.example/dashboard/', addresses.dashboard],
  ['https://evil.example/dashboard/assessment', addresses.dashboard],
  ['/about', addresses.dashboard],
])('NAV-20 after the login %s leads to %s', (kept, expected) => {
  expect(readReturnTo(fakeStorage({ [RETURN_TO_KEY]: kept }))).toBe(expected)
})

test('the way back is used up', () => {
  const storage = fakeStorage({ [RETURN_TO_KEY]: '/dashboard/anxiety-assessment' })
  expect(takeReturnTo(storage)).toBe('/dashboard/anxiety-assessment')
  expect(storage.kept).toEqual({})
  expect(takeReturnTo(storage)).toBe(addresses.dashboard)
})

test.each([
  ['XSRF-TOKEN=abc', 'abc'],
  ['theme=dark; XSRF-TOKEN=a-b_c; x=1', 'a-b_c'],
  ['NOT-XSRF-TOKEN=no', ''],
  ['', ''],
])('API-22 of the cookies %s the token is %s', (cookies, token) => {
  expect(xsrfToken(cookies)).toBe(token)
})

const answering = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }))

test('D24 an answer that is 200 is done, any other is refused, none at all is unanswered', async () => {
  answering(JSON.stringify({ status: 200, error: false, message: 'Here.', data: [1] }))
  expect(await callApi('/x')).toEqual({ kind: 'done', data: [1], message: 'Here.' })

  const data = { code: 'invalid-input', fields: { name: 'Enter your name.' } }
  answering(JSON.stringify({ status: 422, error: true, message: 'Look again.', data }), 422)
  expect(await callApi('/x')).toEqual({ kind: 'refused', status: 422, message: 'Look again.', ...data })

  answering('<h1>Bad gateway</h1>', 502)
  expect(await callApi('/x')).toMatchObject({ kind: 'refused', status: 502, code: 'unreadable', message: '' })

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  expect(await callApi('/x')).toEqual({ kind: 'unanswered' })
})

test('LIM-25, D46 a call is given up after 30 s without an answer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  answering('{}')
  await callApi('/x')
  expect(timeout).toHaveBeenCalledWith(30_000)
})
