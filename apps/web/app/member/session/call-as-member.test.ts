import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '#testing/fake-storage.ts'
import { callAsMember } from './call-as-member.ts'
import { currentUser, storeUser } from './session.ts'

afterEach(() => vi.unstubAllGlobals())

const userOf = (id: string, access_token: string) => ({
  id,
  name: 'Asha',
  time_zone: 'Asia/Kolkata',
  time_zone_is_chosen: false,
  tokens: { access_token, expires_in: 900 },
})

test('D40 what a member entered is not sent as somebody else who signed in in another tab meanwhile', async () => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('document', { cookie: '' })
  const sent: [path: string, as: string | null][] = []
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    sent.push([path, new Headers(headers).get('authorization')])
    if (path.endsWith('/auth/refresh')) storeUser(userOf('m-2', 'of Ravi'))
    const data = { code: path.endsWith('/auth/refresh') ? 'session-ended' : 'sign-in-needed' }
    return new Response(JSON.stringify({ status: 401, error: true, message: '', data }), { status: 401 })
  })

  storeUser(userOf('m-1', 'of Asha'))
  const calling = callAsMember('/mood/createMood', { method: 'POST', body: { note: 'of Asha' } })
  // The page loads anew: the caller does not continue.
  await expect.poll(() => sent.length).toBe(2)
  expect(await Promise.race([calling, setImmediate('nothing')])).toBe('nothing')
  expect(sent).toEqual([
    ['/mood/createMood', 'Bearer of Asha'],
    ['/api/v1/mwellness/auth/refresh', null],
  ])
  expect(currentUser()).toEqual(userOf('m-2', 'of Ravi'))
})
