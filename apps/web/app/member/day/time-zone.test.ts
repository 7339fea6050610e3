import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeUser } from '#member/session/session.ts'
import { fakeStorage } from '#testing/fake-storage.ts'
import { timeZone, today } from './time-zone.ts'

const ASHA = { id: 'm-1', name: 'Asha', tokens: { access_token: 't', expires_in: 900 } }
const device = Intl.DateTimeFormat().resolvedOptions().timeZone

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('D72: the zone that a member chose wins over the device’s, for days too', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
  storeUser({ ...ASHA, time_zone: 'Pacific/Kiritimati', time_zone_is_chosen: true })
  expect([timeZone(), today()]).toEqual(['Pacific/Kiritimati', '2026-11-22'])
})

test('D72: where none was chosen, and where nobody is signed in, the device’s counts', () => {
  expect(timeZone()).toBe(device)
  storeUser({ ...ASHA, time_zone: 'Pacific/Kiritimati', time_zone_is_chosen: false })
  expect(timeZone()).toBe(device)
  storeUser({ ...ASHA, time_zone: 'Mars/Olympus', time_zone_is_chosen: true })
  expect(timeZone()).toBe(device)
})
