import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AUTHENTICATED_KEY, USER_KEY } from '#storage-keys.ts'
import { fakeStorage } from '#testing/fake-storage.ts'
import { renewToken } from './renew-token.ts'
import { currentUser, storeUser } from './session.ts'

const userOf = (id: string, access_token: string) => ({
  id,
  name: 'Asha',
  time_zone: 'Asia/Kolkata',
  time_zone_is_chosen: false,
  tokens: { access_token, expires_in: 900 },
})
const ASHA = userOf('m-1', 'refused')

const answerOf = (status: number, data: object) =>
  new Response(JSON.stringify({ status, error: status !== 200, message: '', data }), { status })
const RENEWED = () => answerOf(200, { tokens: { access_token: 'new', expires_in: 900 } })
const OVER = () => answerOf(401, { code: 'session-ended' })

/** Answers the renewal, after what happens in another tab meanwhile. */
function answering(answer: () => Response, meanwhile: () => void = () => undefined) {
  vi.stubGlobal('fetch', async () => {
    meanwhile()
    return answer()
  })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc' })
  storeUser(ASHA)
})
afterEach(() => vi.unstubAllGlobals())

test('API-19 a renewal stores the new token with its member', async () => {
  answering(RENEWED)
  expect(await renewToken('refused')).toEqual({ kind: 'renewed', token: 'new' })
  expect(currentUser()).toMatchObject({ id: 'm-1', tokens: { access_token: 'new' } })
})

test('a session that has ended is over', async () => {
  answering(OVER)
  expect(await renewToken('refused')).toEqual({ kind: 'over' })
})

test('a token that another tab has renewed already is not renewed again', async () => {
  storeUser(userOf('m-1', 'newer'))
  answering(() => {
    throw new Error('asked')
  })
  expect(await renewToken('refused')).toEqual({ kind: 'renewed', token: 'newer' })
})

test.each([
  ['the same member', 'm-1', RENEWED],
  ['the same member', 'm-1', OVER],
  ['another member', 'm-2', RENEWED],
  ['another member', 'm-2', OVER],
])('a late answer touches nothing of %s who signed in in another tab (%s, %o)', async (_, id, answer) => {
  answering(answer, () => storeUser(userOf(id, 'of the sign-in')))
  expect(await renewToken('refused')).toEqual({ kind: 'renewed', token: 'of the sign-in' })
  expect(currentUser()).toEqual(userOf(id, 'of the sign-in'))
})

test.each([RENEWED, OVER])(
  'a late answer signs nobody in again who has logged out in another tab',
  async (answer) => {
    answering(answer, () => {
      localStorage.removeItem(USER_KEY)
      localStorage.removeItem(AUTHENTICATED_KEY)
    })
    expect(await renewToken('refused')).toEqual({ kind: 'over' })
    expect(currentUser()).toBeUndefined()
  },
)
