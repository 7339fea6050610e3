import { deviceOf } from './device.ts'
import { moodApi } from './moods.ts'
import { NOW } from './test-api.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const TODAY = '2026-11-21'

export const before = (milliseconds: number) => new Date(NOW.getTime() - milliseconds).toISOString()

/** The times of what arrives late, as a device sends them. */
type Times = { recorded_at?: string; sent_at?: string; day?: string }

/** Two phones of one member, over HTTP. */
export async function twoPhones() {
  const api = await moodApi()
  const session = { token: api.asha.authorization.replace('Bearer ', '') }
  const [one, other] = [await deviceOf(api, session), await deviceOf(api, session)]
  const create = (body: object, send = one) => send('POST', '/mood/createMood', { body })
  const eraseLate = (moodId: string, times: Times, send = one) =>
    send('DELETE', `/mood/${moodId}?${new URLSearchParams(times)}`)
  const eraseAll = (times: Times = {}, send = one) =>
    send('DELETE', `/members/me/data/moods?${new URLSearchParams(times)}`)
  const withdraw = (times: Times = {}, send = one) =>
    send('PUT', '/members/me/consents/moods', { body: { is_given: false, kept: 'erase', ...times } })
  const day = async () => (await one('GET', `/mood/getMoods?from=${TODAY}&to=${TODAY}`)).data.moods[0]
  return { ...api, one, other, create, eraseLate, eraseAll, withdraw, day }
}
