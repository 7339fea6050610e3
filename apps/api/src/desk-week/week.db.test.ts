import { afterEach, expect, test, vi } from 'vitest'
import { BALA, CHITRA, FIRST_SLOT, FIRST_TALK, openRequest, publishHours } from '#testing/bookable.ts'
import { staffSession } from '#testing/staff.ts'
import { testApi } from '#testing/test-api.ts'

afterEach(() => void vi.unstubAllEnvs())

async function weekApi() {
  const api = await testApi()
  await publishHours(api)
  const sender = await openRequest(api)
  const wish = { service: FIRST_TALK, staff: BALA, starts_at: FIRST_SLOT }
  expect((await sender.post('/appointments', wish)).statusCode).toBe(200)
  return { ...api, sender }
}

test('a coordinator sees the week of everybody, with the first letter of a name and nothing more of it', async () => {
  const api = await weekApi()
  const { browser } = await staffSession(api, ['coordinator'])
  // Sunday in India belongs to the week of Monday 16.
  const { data } = (await browser.get('/week?from=2026-11-22')).json()
  expect(data).toMatchObject({ time_zone: 'Asia/Kolkata', from: '2026-11-16', today: '2026-11-21' })
  expect(data.people).toMatchObject([{ name: 'Bala' }, { name: 'Chitra' }])
  expect(data.appointments).toMatchObject([
    {
      request: api.sender.id,
      staff: BALA,
      status: 'held',
      starts_at: FIRST_SLOT,
      name: 'A•••',
      service: 'First talk',
    },
  ])
  expect(data.bands).toEqual([
    { staff: BALA, kind: 'hours', starts_at: FIRST_SLOT, ends_at: '2026-11-22T08:30:00.000Z' },
    {
      staff: CHITRA,
      kind: 'hours',
      starts_at: '2026-11-22T07:30:00.000Z',
      ends_at: '2026-11-22T09:30:00.000Z',
    },
  ])
  expect(JSON.stringify(data)).not.toContain('sha')
  expect((await browser.get('/week')).json().data.from).toBe('2026-11-16')
})

test('a counsellor sees their own alone', async () => {
  const api = await weekApi()
  const { browser, staffId } = await staffSession(api, ['counsellor'])
  const empty = (await browser.get('/week?from=2026-11-22')).json().data
  expect(empty).toMatchObject({ people: [], appointments: [], bands: [] })
  const rule = { weekday: 7, from: '09:00', to: '10:00', first_day: '2026-11-21' }
  await browser.post('/availability/rules', rule)
  const { data } = (await browser.get('/week?from=2026-11-22')).json()
  expect(data.people).toMatchObject([{ id: staffId }])
  expect(data.bands).toHaveLength(1)
})

test('holidays of the office and days off show, and hours do not hold on a holiday', async () => {
  const api = await weekApi()
  const calendar = { zone: 'Asia/Kolkata', holidays: ['2026-11-24', '2026-12-25'] }
  api.context.callHours = () => Promise.resolve({ calendar })
  const { browser } = await staffSession(api, ['owner'])
  await browser.post('/availability/exceptions', { staff: BALA, kind: 'off', first_day: '2026-11-25' })
  const { data } = (await browser.get('/week?from=2026-11-26')).json()
  expect(data.holidays).toEqual(['2026-11-24'])
  const of = (kind: string) => data.bands.filter((band: { kind: string }) => band.kind === kind)
  expect(of('hours')).toHaveLength(12)
  expect(of('off')).toEqual([
    {
      staff: BALA,
      kind: 'off',
      starts_at: '2026-11-24T18:30:00.000Z',
      ends_at: '2026-11-25T18:30:00.000Z',
    },
  ])
  const free = (await browser.get(`/availability?staff=${BALA}`)).json().data
  expect(free.holidays).toEqual(['2026-11-24', '2026-12-25'])
})

test.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])(
  'on a server in %s the week is that of India',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    const api = await weekApi()
    // Half past midnight on Sunday in India; it is still Saturday elsewhere.
    api.time.now = new Date('2026-11-21T19:00:00Z')
    const { browser } = await staffSession(api, ['owner'])
    const { data } = (await browser.get('/week?from=2026-11-23')).json()
    expect(data).toMatchObject({ from: '2026-11-23', today: '2026-11-22' })
    expect(data.bands).toHaveLength(14)
    expect(data.bands[0]).toMatchObject({ starts_at: '2026-11-23T05:30:00.000Z' })
  },
)

test('a day that is none is said', async () => {
  const api = await testApi()
  const { browser } = await staffSession(api, ['owner'])
  expect((await browser.get('/week?from=tomorrow')).json().data.fields).toHaveProperty('from')
})
