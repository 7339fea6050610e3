import { callHours } from '@pulli/contracts/callback/call-hours.ts'
import { expect, test, vi } from 'vitest'
import { ART, BALA, CHITRA, FIRST_SLOT, FIRST_TALK, FOLLOW_UP, publishHours } from '#testing/bookable.ts'
import { BASE } from '#testing/sign-in.ts'
import { ASHA, testApi } from '#testing/test-api.ts'

async function withHours() {
  const api = await testApi()
  await publishHours(api)
  const get = (path: string) => api.app.inject({ method: 'GET', url: `${BASE}${path}` })
  return { ...api, get, slots: (query: string) => get(`/slots?${query}`) }
}

test('what is offered is listed in its order, with everybody who has published hours', async () => {
  const { get } = await withHours()
  const answer = await get('/services')
  expect(answer.headers['cache-control']).toBe('no-store')
  const bala = { id: BALA, name: 'Bala', team_entry: null }
  const chitra = { id: CHITRA, name: 'Chitra', team_entry: null }
  const service = { mode: 'phone', sections: ['Counselling Psychology'] }
  expect(answer.json().data).toEqual([
    { ...service, id: FIRST_TALK, name: 'First talk', minutes: 50, people: [bala, chitra] },
    { ...service, id: FOLLOW_UP, name: 'Follow-up', minutes: 30, people: [chitra] },
  ])
})

test('the free times are of fourteen days, of one person or of anyone who is free', async () => {
  const { slots } = await withHours()
  const all = (await slots(`service=${FIRST_TALK}`)).json().data
  expect(all).toMatchObject({
    service: FIRST_TALK,
    time_zone: 'Asia/Kolkata',
    from: '2026-11-21',
    until: '2026-12-04',
  })
  // Thirteen days of 11, 12, 13 and 14.
  expect(all.slots).toHaveLength(13 * 4)
  expect(all.slots[0]).toEqual({
    starts_at: FIRST_SLOT,
    ends_at: '2026-11-22T06:20:00.000Z',
    staff: [BALA],
  })
  expect(all.slots.slice(0, 4).map(({ staff }: { staff: string[] }) => staff)).toEqual([
    [BALA],
    [BALA],
    [BALA, CHITRA],
    [CHITRA],
  ])
  const hers = (await slots(`service=${FIRST_TALK}&staff=${CHITRA}`)).json().data.slots
  expect(hers).toHaveLength(13 * 2)
})

test('from a later day on there are fewer, after the last none, and before today none is asked for', async () => {
  const { slots } = await withHours()
  const from = async (day: string) => (await slots(`service=${FOLLOW_UP}&from=${day}`)).json()
  expect((await from('2026-12-04')).data.slots).toHaveLength(4)
  expect((await from('2026-12-05')).data).toMatchObject({ from: '2026-12-05', slots: [] })
  expect((await from('2026-11-20')).data.fields).toEqual({ from: 'Choose today or a later date.' })
  expect((await from('tomorrow')).status).toBe(422)
})

test('today is that of the office', async () => {
  const { slots, time } = await withHours()
  time.now = new Date('2026-11-21T18:30:00Z')
  expect((await slots(`service=${FOLLOW_UP}&from=2026-11-21`)).statusCode).toBe(422)
  expect((await slots(`service=${FOLLOW_UP}&from=2026-11-22`)).json().data.until).toBe('2026-12-05')
})

test('on a holiday of the office nobody is offered, where no hours are stated too', async () => {
  const { slots, context } = await withHours()
  context.callHours = async () => callHours({ holidays: [{ day: '2026-11-22' }] })
  const first = (await slots(`service=${FIRST_TALK}`)).json().data.slots[0]
  expect(first.starts_at).toBe('2026-11-23T05:30:00.000Z')
})

test('where the holidays cannot be read no time is offered, rather than one on which nobody comes', async () => {
  const { slots, get, context } = await withHours()
  context.callHours = () => Promise.reject(new Error('no content'))
  const answer = await slots(`service=${FIRST_TALK}`)
  expect([answer.statusCode, answer.json().data.code]).toEqual([503, 'calendar-unavailable'])
  expect(answer.headers['retry-after']).toBe('5')
  context.callHours = vi.fn(() => new Promise<never>(() => undefined))
  expect((await get('/services')).statusCode).toBe(503)
})

test.each([
  ['an unknown service', `service=${BALA}`, 404],
  ['a service without hours', `service=${ART}`, 404],
  ['someone who does not give it', `service=${FOLLOW_UP}&staff=${BALA}`, 404],
  ['no service', '', 422],
  ['a service that is no id', 'service=1', 422],
  ['an unknown word', `service=${FOLLOW_UP}&until=2026-12-01`, 422],
])('%s has no free times', async (_, query, status) => {
  const { slots } = await withHours()
  expect((await slots(query)).statusCode).toBe(status)
})

test('asking for free times writes nothing: a database that takes no writes answers too', async () => {
  const { pool, url, replica } = await withHours()
  const { pathname } = new URL(url)
  await pool.query(`alter database "${pathname.slice(1)}" set default_transaction_read_only = on`)
  const { app } = await replica()
  for (const path of ['/services', `/slots?service=${FIRST_TALK}`])
    expect((await app.inject({ method: 'GET', url: `${BASE}${path}` })).statusCode).toBe(200)
  const write = await app.inject({ method: 'POST', url: `${BASE}/requests`, payload: ASHA })
  expect(write.statusCode).toBeGreaterThanOrEqual(500)
})
