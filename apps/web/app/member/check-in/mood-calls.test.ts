import { afterEach, expect, test, vi } from 'vitest'
import { storeUser } from '#member/session/session.ts'
import { fakeStorage } from '#testing/fake-storage.ts'
import { changeMood, createMood } from './mood-calls.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const CHECK_IN = { day: '2026-11-20', moodType: 'BAD', note: '', key: 'k' } as const
const MADE = '2026-11-20T21:00:00.000Z'
const SENT = '2026-11-21T06:00:00.000Z'

/** Does a call at the time of sending, and returns what it sent. */
async function sentBy(call: () => Promise<unknown>) {
  vi.useFakeTimers({ now: new Date(SENT), toFake: ['Date'] })
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('document', { cookie: '' })
  const tokens = { access_token: 'a', expires_in: 900 }
  storeUser({ id: 'm-1', name: 'Asha', time_zone: 'Asia/Kolkata', time_zone_is_chosen: false, tokens })
  const sent: { body: unknown; match: string | null }[] = []
  vi.stubGlobal('fetch', async (_: string, { body, headers }: RequestInit) => {
    sent.push({ body: JSON.parse(String(body)), match: new Headers(headers).get('if-match') })
    return new Response(JSON.stringify({ status: 200, error: false, message: '', data: {} }))
  })
  await call()
  return sent[0]
}

test('D70: a check-in that waited is sent with the time at which it was made, and that of sending', async () => {
  const times = { recorded_at: MADE, sent_at: SENT }
  expect(await sentBy(() => createMood(CHECK_IN, MADE))).toMatchObject({ body: times })
  const shown = { mood_id: 'm', version: 3 }
  // Not with the version: what another device made before it is no reason to refuse it.
  expect(await sentBy(() => changeMood(CHECK_IN, shown, MADE))).toMatchObject({ body: times, match: null })
})

test('D36: a check-in that is sent at once has no time, and a change names the version that was shown', async () => {
  const { key: _, ...made } = CHECK_IN
  expect(await sentBy(() => createMood(CHECK_IN))).toEqual({ body: made, match: null })
  const { moodType, note } = CHECK_IN
  const changed = { body: { moodType, note }, match: '"3"' }
  expect(await sentBy(() => changeMood(CHECK_IN, { mood_id: 'm', version: 3 }))).toEqual(changed)
})
