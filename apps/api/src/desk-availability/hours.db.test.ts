import { expect, test } from 'vitest'
import { BALA, FIRST_SLOT, FIRST_TALK, openRequest, publishHours } from '#testing/bookable.ts'
import { staffSession } from '#testing/staff.ts'
import { testApi } from '#testing/test-api.ts'

/** A Saturday in India. */
const TODAY = '2026-11-21'
const MONDAYS = { weekday: 1, from: '11:00', to: '14:00', first_day: TODAY }

async function hoursApi(options?: Parameters<typeof testApi>[0]) {
  const api = await testApi(options)
  return { ...api, own: await staffSession(api, ['counsellor']) }
}

type Answer = { statusCode: number; json: () => { data: { id: string; code: string; fields: object } } }
const codeOf = (answer: Answer) => answer.json().data.code
const idOf = (answer: Answer) => answer.json().data.id

test('someone publishes hours, and reads them as they were typed', async () => {
  const { own } = await hoursApi()
  const { browser, staffId } = own
  const added = await browser.post('/availability/rules', MONDAYS)
  expect(added.statusCode).toBe(200)
  expect((await browser.get('/availability')).json().data).toEqual({
    staff: { id: staffId, name: 'Bala' },
    people: [{ id: staffId, name: 'Bala' }],
    time_zone: 'Asia/Kolkata',
    today: TODAY,
    holidays: [],
    exceptions: [],
    video_room: null,
    rules: [
      {
        id: idOf(added),
        weekday: 1,
        from: '11:00',
        to: '14:00',
        time_zone: 'Asia/Kolkata',
        first_day: TODAY,
        last_day: null,
        has_begun: false,
      },
    ],
  })
})

test('the same hours again are those that there are, and hours that overlap are refused', async () => {
  const { own, pool } = await hoursApi()
  const add = (rule: object) => own.browser.post('/availability/rules', rule)
  const first = idOf(await add(MONDAYS))
  expect(idOf(await add(MONDAYS))).toBe(first)
  expect(codeOf(await add({ ...MONDAYS, from: '13:59', to: '15:00' }))).toBe('hours-overlap')
  expect((await add({ ...MONDAYS, from: '14:00', to: '15:00' })).statusCode).toBe(200)
  expect((await add({ ...MONDAYS, weekday: 2 })).statusCode).toBe(200)
  const { rows } = await pool.query('select count(*)::int as n from availability_rules')
  expect(rows).toEqual([{ n: 3 }])
})

test('of ten who add overlapping hours of one person at once, one does', async () => {
  const { own } = await hoursApi()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      own.browser.post('/availability/rules', { ...MONDAYS, from: `11:${10 + n}` }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9)
})

test('what is wrong with hours is said beside its field', async () => {
  const { own } = await hoursApi()
  const fields = async (path: string, body: object) => (await own.browser.post(path, body)).json().data.fields
  const rules = '/availability/rules'
  expect(await fields(rules, { ...MONDAYS, to: '10:00' })).toEqual({
    to: expect.stringContaining('later than the beginning'),
  })
  expect(await fields(rules, { ...MONDAYS, to: '11:00' })).toHaveProperty('to')
  expect(await fields(rules, { ...MONDAYS, from: '9' })).toHaveProperty('from')
  expect(await fields(rules, { ...MONDAYS, weekday: 8 })).toHaveProperty('weekday')
  expect(await fields(rules, { ...MONDAYS, time_zone: 'Pulli/Town' })).toHaveProperty('time_zone')
  expect(await fields(rules, { ...MONDAYS, first_day: '2026-11-20' })).toHaveProperty('first_day')
  expect(await fields(rules, { ...MONDAYS, last_day: '2026-11-20' })).toHaveProperty('last_day')
  expect((await own.browser.post(rules, { ...MONDAYS, from: '22:00', to: '00:00' })).statusCode).toBe(200)

  const off = { kind: 'off', first_day: TODAY }
  const days = '/availability/exceptions'
  expect(await fields(days, { ...off, kind: 'late' })).toHaveProperty('kind')
  expect(await fields(days, { ...off, kind: 'extra' })).toHaveProperty('to')
  expect(await fields(days, { ...off, from: '11:00' })).toHaveProperty('to')
  expect(await fields(days, { ...off, to: '11:00' })).toHaveProperty('from')
  expect(await fields(days, { ...off, last_day: '2026-11-20' })).toHaveProperty('last_day')
  expect(await fields(days, { ...off, last_day: '2027-11-23' })).toHaveProperty('last_day')
})

test('changed hours hold from a day on: the old ones end on the day before', async () => {
  const api = await hoursApi()
  const { staffId } = api.own
  const id = idOf(await api.own.browser.post('/availability/rules', MONDAYS))
  api.time.now = new Date('2026-11-24T06:00:00Z')
  const { browser } = await staffSession(api, ['coordinator'])
  const changed = { weekday: 1, from: '12:00', to: '15:00', first_day: '2026-12-07' }
  const next = await browser.put(`/availability/rules/${id}`, changed)
  expect(next.statusCode).toBe(200)
  expect(idOf(await browser.put(`/availability/rules/${id}`, changed))).toBe(idOf(next))
  expect((await browser.get(`/availability?staff=${staffId}`)).json().data.rules).toMatchObject([
    { id, from: '11:00', last_day: '2026-12-06', has_begun: true },
    { id: idOf(next), from: '12:00', first_day: '2026-12-07', last_day: null },
  ])
  // What has not begun by then is replaced.
  const again = await browser.put(`/availability/rules/${idOf(next)}`, { ...changed, to: '16:00' })
  expect((await browser.get(`/availability?staff=${staffId}`)).json().data.rules).toMatchObject([
    { id },
    { id: idOf(again), to: '16:00' },
  ])
})

test('hours that held before today are ended, and not deleted', async () => {
  const api = await hoursApi()
  const { browser: own, staffId } = api.own
  const id = idOf(await own.post('/availability/rules', MONDAYS))
  const wrong = idOf(await own.post('/availability/rules', { ...MONDAYS, weekday: 2 }))
  expect((await own.delete(`/availability/rules/${wrong}`)).statusCode).toBe(200)
  expect(codeOf(await own.delete(`/availability/rules/${wrong}`))).toBe('unknown-hours')
  api.time.now = new Date('2026-11-24T06:00:00Z')
  const { browser } = await staffSession(api, ['owner'])
  expect(codeOf(await browser.delete(`/availability/rules/${id}`))).toBe('hours-begun')
  const end = (last_day: string) => browser.post(`/availability/rules/${id}/end`, { last_day })
  expect((await end('2026-11-23')).json().data.fields).toHaveProperty('last_day')
  expect((await end('2026-11-30')).statusCode).toBe(200)
  expect((await end('2026-11-30')).statusCode).toBe(200)
  expect((await browser.get(`/availability?staff=${staffId}`)).json().data.rules).toMatchObject([
    { last_day: '2026-11-30' },
  ])
})

test('a counsellor changes their own hours alone; owners and coordinators those of everybody', async () => {
  const api = await hoursApi()
  const other = await staffSession(api, ['counsellor'])
  const rule = { ...MONDAYS, staff: other.staffId }
  const id = idOf(await other.browser.post('/availability/rules', MONDAYS))
  const off = { kind: 'off', first_day: '2026-12-01', staff: other.staffId }
  const days = idOf(await other.browser.post('/availability/exceptions', off))
  const { browser } = api.own
  for (const answer of [
    await browser.get(`/availability?staff=${other.staffId}`),
    await browser.post('/availability/rules', rule),
    await browser.put(`/availability/rules/${id}`, MONDAYS),
    await browser.post(`/availability/rules/${id}/end`, { last_day: TODAY }),
    await browser.delete(`/availability/rules/${id}`),
    await browser.post('/availability/exceptions', off),
    await browser.delete(`/availability/exceptions/${days}`),
  ])
    expect(codeOf(answer)).toBe('not-permitted')
  for (const role of ['owner', 'coordinator'] as const) {
    const { browser } = await staffSession(api, [role])
    const { data } = (await browser.get(`/availability?staff=${other.staffId}`)).json()
    expect(data.staff.id).toBe(other.staffId)
    expect(data.people.length).toBeGreaterThan(1)
    expect(idOf(await browser.post('/availability/rules', rule))).toBe(id)
    const nobody = '019a9b6c-0000-7000-8000-000000000000'
    expect(codeOf(await browser.get(`/availability?staff=${nobody}`))).toBe('unknown-staff')
    expect(codeOf(await browser.post('/availability/rules', { ...MONDAYS, staff: nobody }))).toBe(
      'unknown-staff',
    )
  }
})

test('a day off over an appointment is refused with it, and nothing is cancelled unless it is said to stay', async () => {
  const api = await hoursApi()
  await publishHours(api)
  const sender = await openRequest(api)
  const held = (
    await sender.post('/appointments', { service: FIRST_TALK, staff: BALA, starts_at: FIRST_SLOT })
  ).json()
  const { browser } = await staffSession(api, ['coordinator'])
  const off = { staff: BALA, kind: 'off', first_day: '2026-11-22' }
  const add = (body: object) => browser.post('/availability/exceptions', body)
  const refused = (await add(off)).json()
  expect(refused).toMatchObject({
    status: 409,
    data: {
      code: 'booked-over',
      booked: [{ request: sender.id, starts_at: FIRST_SLOT, service: 'First talk' }],
    },
  })
  expect(held.status).toBe(200)
  // Hours that the appointment does not touch.
  expect((await add({ ...off, from: '12:00', to: '13:00' })).statusCode).toBe(200)
  expect((await add({ ...off, from: '11:00', to: '12:00', keep_booked: true })).statusCode).toBe(200)
  const { rows } = await api.pool.query("select status from appointments where status <> 'cancelled'")
  expect(rows).toEqual([{ status: 'held' }])
})

test('days off and extra hours are added once, and deleted until they are over', async () => {
  const { own } = await hoursApi()
  const { browser } = own
  const off = { kind: 'off', first_day: '2026-12-01', last_day: '2026-12-03' }
  const id = idOf(await browser.post('/availability/exceptions', off))
  expect(idOf(await browser.post('/availability/exceptions', off))).toBe(id)
  expect(codeOf(await browser.post('/availability/exceptions', { ...off, last_day: '2026-12-02' }))).toBe(
    'hours-overlap',
  )
  const extra = { kind: 'extra', first_day: '2026-12-02', from: '18:00', to: '20:00' }
  expect((await browser.post('/availability/exceptions', extra)).statusCode).toBe(200)
  expect((await browser.get('/availability')).json().data.exceptions).toMatchObject([
    { id, kind: 'off', from: null, to: null },
    { kind: 'extra', from: '18:00', to: '20:00' },
  ])
  expect((await browser.delete(`/availability/exceptions/${id}`)).statusCode).toBe(200)
  expect(codeOf(await browser.delete(`/availability/exceptions/${id}`))).toBe('unknown-hours')
  expect(codeOf(await browser.delete('/availability/exceptions/nothing'))).toBe('unknown-hours')
})

test('without the calendar of the office nothing is changed', async () => {
  const api = await hoursApi()
  api.context.callHours = () => Promise.reject(new Error('no settings'))
  const answer = await api.own.browser.post('/availability/rules', MONDAYS)
  expect(codeOf(answer)).toBe('calendar-unavailable')
})

test('every change of hours stands in the audit trail', async () => {
  const { own, db } = await hoursApi()
  const { browser, staffId } = own
  const id = idOf(await browser.post('/availability/rules', MONDAYS))
  const next = await browser.put(`/availability/rules/${id}`, { ...MONDAYS, to: '15:00' })
  await browser.post(`/availability/rules/${idOf(next)}/end`, { last_day: '2026-11-30' })
  await browser.delete(`/availability/rules/${idOf(next)}`)
  const days = await browser.post('/availability/exceptions', { kind: 'off', first_day: '2026-12-01' })
  await browser.delete(`/availability/exceptions/${idOf(days)}`)
  const events = await db
    .selectFrom('auditEvents')
    .select('action')
    .where('actor', '=', `staff-${staffId}`)
    .where('action', 'like', 'availability%')
    .execute()
  expect(events.map(({ action }) => action).toSorted()).toEqual([
    'availability-exception.add',
    'availability-exception.delete',
    'availability-rule.add',
    'availability-rule.change',
    'availability-rule.delete',
    'availability-rule.end',
  ])
})

test('desk §4: someone sets the room of their sessions by video, a coordinator that of others, and only an https address', async () => {
  const api = await hoursApi()
  const { own, pool } = api
  const address = 'https://meet.example.org/bala'
  const set = (browser: typeof own.browser, body: object) => browser.put('/availability/video-room', body)
  expect((await set(own.browser, { address })).json().data).toEqual({ address })
  expect((await set(own.browser, { address })).statusCode).toBe(200)
  expect((await own.browser.get('/availability')).json().data.video_room).toBe(address)
  for (const wrong of [
    'http://meet.example.org/bala',
    'javascript:alert(1)',
    'meet.example.org',
    'https://',
    `https://a.example/${'a'.repeat(500)}`,
  ])
    expect((await set(own.browser, { address: wrong })).json().data.fields, wrong).toHaveProperty('address')
  const other = await staffSession(api, ['counsellor'])
  expect(codeOf(await set(other.browser, { address, staff: own.staffId }))).toBe('not-permitted')
  const coordinator = await staffSession(api, ['coordinator'])
  expect((await set(coordinator.browser, { staff: own.staffId })).json().data).toEqual({ address: null })
  const { rows } = await pool.query(
    `select actor from audit_events where action = 'staff.change-video-room' and subject_id = $1`,
    [own.staffId],
  )
  expect(new Set(rows.map(({ actor }) => actor))).toEqual(
    new Set([`staff-${own.staffId}`, `staff-${coordinator.staffId}`]),
  )
  expect(rows).toHaveLength(2)
})
