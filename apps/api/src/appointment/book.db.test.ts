import { listAppointmentsOfRequest } from '@pulli/data/appointment/appointments.ts'
import { markOutcome } from '@pulli/data/appointment/bookings.ts'
import { insertAvailabilityException } from '@pulli/data/availability/hours.ts'
import { recordRequestEvent } from '@pulli/data/consultation/request-events.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import type { RequestEventKind } from '@pulli/domain/consultation/request-life.ts'
import { expect, test } from 'vitest'
import { answerFollowStep } from '#consultation/follow-request.ts'
import { retentionTasks } from '#retention-tasks.ts'
import {
  BALA,
  CHITRA,
  FIRST_SLOT,
  FIRST_TALK,
  FOLLOW_UP,
  openRequest,
  publishHours,
} from '#testing/bookable.ts'
import { claimRequests } from '#testing/claim-requests.ts'
import { BASE, signedIn } from '#testing/sign-in.ts'
import { NOW, testApi } from '#testing/test-api.ts'

const NOON = '2026-11-22T06:30:00.000Z'
const ONE = '2026-11-22T07:30:00.000Z'
const FIRST = { service: FIRST_TALK, staff: BALA, starts_at: FIRST_SLOT }
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

/** The API with published hours, and Asha's request, open for changes. */
async function withRequest() {
  const api = await testApi()
  await publishHours(api)
  const asha = await openRequest(api)
  const hold = async (body: object = FIRST, by = asha) => (await by.post('/appointments', body)).json()
  const confirm = async (id: string, by = asha) => (await by.post(`/appointments/${id}/confirm`)).json()
  const book = async (body: object = FIRST, by = asha) => confirm((await hold(body, by)).data.id, by)
  const move = async (id: string, body: object, by = asha) =>
    (await by.post(`/appointments/${id}/move`, body)).json()
  const cancel = async (id: string, by = asha) => (await by.post(`/appointments/${id}/cancel`)).json()
  const events = async (id = asha.id) =>
    (
      await api.db
        .selectFrom('requestEvents')
        .select(['kind', 'actor', 'reason'])
        .where('requestId', '=', id)
        .orderBy('position')
        .execute()
    ).map(({ kind, actor, reason }) => [kind, actor, ...(reason === null ? [] : [reason])].join(' '))
  const rows = () => api.db.selectFrom('appointments').selectAll().orderBy('id').execute()
  const happens = (kind: RequestEventKind, id = asha.id) =>
    api.db
      .transaction()
      .execute((tx) => recordRequestEvent(tx, { requestId: id, kind, actor: 'site', now: api.time.now }))
  return { ...api, asha, hold, confirm, book, move, cancel, events, rows, happens }
}

test('desk §4: who has a session by video gets the address of its room from a quarter of an hour before it', async () => {
  const { asha, book, db, time } = await withRequest()
  await db.updateTable('services').set({ mode: 'video' }).where('id', '=', FIRST_TALK).execute()
  expect((await book()).data.room).toEqual({ opens_at: null, address: null })
  const address = 'https://meet.example.org/bala'
  await db.updateTable('staff').set({ videoRoom: address }).where('id', '=', BALA).execute()
  const roomAt = async (minutes: number) => {
    time.now = new Date(Date.parse(FIRST_SLOT) + minutes * 60_000)
    asha.open()
    return (await asha.read()).json().data.appointments[0].room
  }
  const opens_at = '2026-11-22T05:15:00.000Z'
  expect(await roomAt(-16)).toEqual({ opens_at, address: null })
  expect(await roomAt(-15)).toEqual({ opens_at, address })
  expect(await roomAt(111)).toEqual({ opens_at, address: null })
  // Without the digits a link does not show the way in.
  asha.headers['x-follow-pass'] = ''
  expect((await asha.read()).body).not.toContain(address)
})

test('a visitor holds a time, books it, moves it and cancels it, and every step is an event of the request', async () => {
  const { asha, hold, confirm, move, cancel, events, rows, db } = await withRequest()
  const held = await hold()
  expect(held).toMatchObject({ status: 200, message: expect.stringContaining('10 minutes') })
  expect(held.data).toEqual({
    id: expect.any(String),
    status: 'held',
    starts_at: FIRST_SLOT,
    ends_at: '2026-11-22T06:20:00.000Z',
    hold_until: later(10).toISOString(),
    service: { id: FIRST_TALK, name: 'First talk', mode: 'phone' },
    staff: { id: BALA, name: 'Bala', team_entry: null },
    room: { opens_at: null, address: null },
    is_changeable: false,
  })
  expect(await events()).toEqual(['received visitor'])

  const booked = (await confirm(held.data.id)).data
  expect(booked).toEqual({ ...held.data, status: 'booked', hold_until: null, is_changeable: true })
  expect((await asha.read()).json().data).toMatchObject({ state: 'booked', appointments: [booked] })

  const moved = (await move(booked.id, { starts_at: NOON })).data
  expect(moved).toMatchObject({ status: 'booked', starts_at: NOON, staff: { id: BALA } })
  expect(moved.id).not.toBe(booked.id)
  const stored = await rows()
  const [before, after] = [booked.id, moved.id].map((id) => stored.find((row) => row.id === id))
  expect(after?.calendarUid).toBe(before?.calendarUid)
  expect(after?.version).toBeGreaterThan(before?.version ?? expect.fail())

  expect((await cancel(moved.id)).data).toMatchObject({ status: 'cancelled', is_changeable: false })
  expect(await events()).toEqual(['received visitor', 'booked visitor', 'moved visitor', 'cancelled visitor'])
  expect((await asha.read()).json().data.state).toBe('cancelled')
  const audit = await db
    .selectFrom('auditEvents')
    .select(['action', 'subjectId'])
    .where('action', 'like', 'appointment.%')
    .orderBy('occurredAt')
    .orderBy('id')
    .execute()
  expect(audit).toEqual([
    { action: 'appointment.book', subjectId: booked.id },
    { action: 'appointment.move', subjectId: moved.id },
    { action: 'appointment.cancel', subjectId: moved.id },
  ])
})

test('a second click changes nothing, and answers the same', async () => {
  const { hold, confirm, move, cancel, events, rows } = await withRequest()
  const held = await hold()
  expect(await hold()).toEqual(held)
  expect(await hold({ service: FIRST_TALK, starts_at: FIRST_SLOT })).toEqual(held)
  const booked = await confirm(held.data.id)
  expect(await confirm(held.data.id)).toEqual(booked)
  const moved = await move(held.data.id, { starts_at: NOON })
  const after = await rows()
  expect(await move(held.data.id, { starts_at: NOON })).toEqual(moved)
  expect(await move(moved.data.id, { starts_at: NOON })).toEqual(moved)
  expect(await rows()).toEqual(after)
  const cancelled = await cancel(moved.data.id)
  expect(await cancel(moved.data.id)).toEqual(cancelled)
  expect(await events()).toHaveLength(4)
})

test('clicks at the same moment do one thing once', async () => {
  const { hold, confirm, cancel, events, rows } = await withRequest()
  const twice = async <Answer>(act: () => Promise<Answer>) => {
    const [one, other, third] = await Promise.all([act(), act(), act()])
    expect(other).toEqual(one)
    expect(third).toEqual(one)
    return one
  }
  const held = await twice(() => hold())
  expect(held.status).toBe(200)
  await twice(() => confirm(held.data.id))
  await twice(() => cancel(held.data.id))
  expect(await rows()).toHaveLength(1)
  expect(await events()).toEqual(['received visitor', 'booked visitor', 'cancelled visitor'])
})

test('a request holds one time: another one gives the first back', async () => {
  const { hold, confirm, ...api } = await withRequest()
  const first = await hold()
  await hold({ ...FIRST, starts_at: NOON })
  const ravi = await openRequest(api, '98765 43211')
  expect((await hold(FIRST, ravi)).status).toBe(200)
  expect(await confirm(first.data.id)).toMatchObject({ status: 409, data: { code: 'hold-over' } })
})

test('anyone who is free: the one with the fewest appointments, and another one where someone was faster', async () => {
  const { hold, book, ...api } = await withRequest()
  await book(FIRST)
  const ravi = await openRequest(api, '98765 43211')
  const anybody = { service: FIRST_TALK, starts_at: ONE }
  expect((await hold(anybody, ravi)).data.staff.id).toBe(CHITRA)
  const meera = await openRequest(api, '98765 43212')
  expect((await hold(anybody, meera)).data.staff.id).toBe(BALA)
  const sita = await openRequest(api, '98765 43213')
  expect(await hold(anybody, sita)).toMatchObject({ status: 409, data: { code: 'time-taken' } })
})

test('a time that is gone answers with the nearest free ones, and nothing is changed', async () => {
  const { hold, book, rows, ...api } = await withRequest()
  await book({ ...FIRST, starts_at: NOON })
  const ravi = await openRequest(api, '98765 43211')
  const before = await rows()
  const answer = await hold({ ...FIRST, starts_at: NOON }, ravi)
  expect(answer).toMatchObject({
    status: 409,
    error: true,
    message: 'Someone else has this time now. Choose another one.',
    data: { code: 'time-taken' },
  })
  expect(answer.data.nearest).toHaveLength(6)
  expect(answer.data.nearest.slice(0, 2)).toEqual([
    { starts_at: FIRST_SLOT, ends_at: '2026-11-22T06:20:00.000Z', staff: [BALA] },
    { starts_at: ONE, ends_at: '2026-11-22T08:20:00.000Z', staff: [BALA] },
  ])
  expect(await rows()).toEqual(before)
})

test.each([
  ['between two free times', { starts_at: '2026-11-22T05:35:00Z' }, 422, 'no-such-time'],
  ['a second off', { starts_at: '2026-11-22T05:30:01Z' }, 422, 'no-such-time'],
  ['in the break', { starts_at: '2026-11-22T06:20:00Z' }, 422, 'no-such-time'],
  ['in the fifteenth day', { starts_at: '2026-12-05T05:30:00Z' }, 422, 'no-such-time'],
  ['in ten years', { starts_at: '2036-11-22T05:30:00Z' }, 422, 'no-such-time'],
  ['on a past day', { starts_at: '2026-11-20T05:30:00Z' }, 422, 'time-past'],
  ['in an hour', { starts_at: '2026-11-21T07:00:00Z' }, 422, 'time-past'],
  ['without a zone', { starts_at: '2026-11-22T11:00:00' }, 422, 'invalid-input'],
  ['no time at all', { starts_at: 'tomorrow' }, 422, 'invalid-input'],
  ['of nobody', { staff: FIRST_TALK }, 404, 'not-offered'],
  ['of someone who does not give it', { service: FOLLOW_UP }, 404, 'not-offered'],
  ['of no service', { service: BALA }, 404, 'not-offered'],
  ['of a service that is no id', { service: '1' }, 422, 'invalid-input'],
])('a start %s is refused', async (_, change, status, code) => {
  const { hold, rows, events } = await withRequest()
  expect(await hold({ ...FIRST, ...change })).toMatchObject({ status, data: { code } })
  expect(await rows()).toEqual([])
  expect(await events()).toEqual(['received visitor'])
})

test('the same instant in another zone is the same time', async () => {
  const { hold } = await withRequest()
  expect((await hold({ ...FIRST, starts_at: '2026-11-22T11:00:00+05:30' })).data.starts_at).toBe(FIRST_SLOT)
})

test('a day off entered meanwhile, and a holiday, are no free times', async () => {
  const { hold, db, context } = await withRequest()
  const day = '2026-11-22'
  await db.transaction().execute((tx) =>
    insertAvailabilityException(tx, {
      id: uuidV7(NOW),
      staffId: BALA,
      exception: { kind: 'off', firstOn: day, lastOn: day, hours: null, zone: 'Asia/Kolkata' },
      now: NOW,
    }),
  )
  expect((await hold()).data.code).toBe('no-such-time')
  const tomorrow = { ...FIRST, starts_at: '2026-11-23T05:30:00Z' }
  context.callHours = async () => ({ calendar: { zone: 'Asia/Kolkata', holidays: ['2026-11-23'] } })
  expect((await hold(tomorrow)).data.code).toBe('no-such-time')
  context.callHours = () => Promise.reject(new Error('no content'))
  expect(await hold(tomorrow)).toMatchObject({ status: 503, data: { code: 'calendar-unavailable' } })
})

test('a hold that ran out is not booked, and the same time can be held again', async () => {
  const { hold, confirm, events, time } = await withRequest()
  const held = await hold()
  time.now = later(10)
  const answer = await confirm(held.data.id)
  expect(answer).toMatchObject({ status: 409, data: { code: 'hold-over' } })
  // It is still free: it is the nearest of them.
  expect(answer.data.nearest[0].starts_at).toBe(FIRST_SLOT)
  expect(await events()).toEqual(['received visitor'])
  const again = await hold()
  expect(again.data.id).not.toBe(held.data.id)
  expect((await confirm(again.data.id)).status).toBe(200)
  expect(await confirm(held.data.id)).toMatchObject({ data: { code: 'hold-over' } })
})

test('a held time is given back, which is no event', async () => {
  const { hold, confirm, cancel, events } = await withRequest()
  const { id } = (await hold()).data
  expect((await cancel(id)).data.status).toBe('cancelled')
  expect(await confirm(id)).toMatchObject({ status: 409, data: { code: 'appointment-over' } })
  expect(await events()).toEqual(['received visitor'])
})

test('a request has one appointment that is to come; after it was noted how that went, there may be another', async () => {
  const { hold, book, confirm, events, db, time, asha } = await withRequest()
  const first = (await hold()).data
  await confirm(first.id)
  expect(await hold({ ...FIRST, starts_at: NOON })).toMatchObject({ data: { code: 'already-booked' } })
  time.now = new Date('2026-11-22T06:20:00Z')
  asha.open()
  const next = { ...FIRST, starts_at: '2026-11-23T05:30:00.000Z' }
  expect(await hold(next)).toMatchObject({ data: { code: 'already-booked' } })
  const [booked] = await listAppointmentsOfRequest(db, asha.id, time.now)
  await db
    .transaction()
    .execute((tx) =>
      markOutcome(tx, { id: first.id, version: booked?.version ?? 0, outcome: 'missed', now: time.now }),
    )
  expect((await book(next)).data.status).toBe('booked')
  expect(await events()).toEqual(['received visitor', 'booked visitor', 'booked visitor'])
})

test('an appointment that has begun is neither moved nor cancelled', async () => {
  const { book, move, cancel, time, asha, events } = await withRequest()
  const { id } = (await book()).data
  time.now = new Date(FIRST_SLOT)
  asha.open()
  for (const answer of [await move(id, { starts_at: '2026-11-23T05:30:00Z' }), await cancel(id)])
    expect(answer).toMatchObject({ status: 409, data: { code: 'appointment-over' } })
  expect(await events()).toEqual(['received visitor', 'booked visitor'])
})

test('a move onto a taken time leaves the appointment as it was, half an hour later over itself is possible', async () => {
  const { book, move, rows, ...api } = await withRequest()
  const { id } = (await book({ service: FOLLOW_UP, starts_at: ONE })).data
  const ravi = await openRequest(api, '98765 43211')
  await book({ service: FOLLOW_UP, starts_at: '2026-11-22T08:00:00Z' }, ravi)
  const before = await rows()
  const answer = await move(id, { starts_at: '2026-11-22T08:00:00Z' })
  expect(answer).toMatchObject({ status: 409, data: { code: 'time-taken' } })
  expect(answer.data.nearest[0].starts_at).toBe(ONE)
  expect(await rows()).toEqual(before)
  // To a talk of fifty minutes at the same time, with someone else.
  const moved = await move(id, { service: FIRST_TALK, staff: null, starts_at: ONE })
  expect(moved.data).toMatchObject({ service: { id: FIRST_TALK }, staff: { id: BALA } })
  expect(await move(moved.data.id, { service: FOLLOW_UP, starts_at: ONE })).toMatchObject({
    data: { code: 'not-offered' },
  })
})

test('what was moved is not cancelled by a page of before: its successor stands', async () => {
  const { book, move, cancel } = await withRequest()
  const { id } = (await book()).data
  await move(id, { starts_at: NOON })
  expect(await cancel(id)).toMatchObject({ status: 409, data: { code: 'appointment-over' } })
  expect(await move(id, { starts_at: ONE })).toMatchObject({ data: { code: 'appointment-over' } })
})

test('nobody changes the appointment of someone else, nor learns of it', async () => {
  const { book, hold, confirm, move, cancel, rows, ...api } = await withRequest()
  const { id } = (await book()).data
  const ravi = await openRequest(api, '98765 43211')
  const before = await rows()
  for (const answer of [
    await confirm(id, ravi),
    await cancel(id, ravi),
    await move(id, { starts_at: NOON }, ravi),
    await ravi.post('/appointments/1/cancel').then((sent) => sent.json()),
  ])
    expect(answer).toMatchObject({ status: 404, data: { code: 'unknown-appointment' } })
  expect(await rows()).toEqual(before)
  expect(
    await hold(FIRST, { ...ravi, post: (path, body) => ravi.post(path, { request: 'x', ...body }) }),
  ).toMatchObject({ status: 404, data: { code: 'unknown-request' } })
  expect((await ravi.read()).json().data.appointments).toEqual([])
})

test('without the digits, with a pass of another request or an old one, nothing is shown or changed', async () => {
  const { app, asha, rows, time, ...api } = await withRequest()
  const ravi = await openRequest({ app, ...api }, '98765 43211')
  const hold = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `${BASE}/appointments`,
      headers,
      payload: { request: asha.token, ...FIRST },
    })
  const read = async (headers: Record<string, string>) =>
    (await app.inject({ method: 'GET', url: `${BASE}/requests/${asha.token}`, headers })).json().data
  for (const headers of [{}, ravi.headers, { 'x-follow-pass': 'x' }]) {
    expect((await hold(headers)).json()).toMatchObject({ status: 401, data: { code: 'digits-needed' } })
    expect(await read(headers)).not.toHaveProperty('appointments')
  }
  time.now = later(15)
  expect((await hold(asha.headers)).statusCode).toBe(401)
  expect(await rows()).toEqual([])
})

test('a member books for a request of their number without digits, and for no other', async () => {
  const { app, asha, events, ...api } = await withRequest()
  await claimRequests(api)
  const member = await signedIn({ app, ...api }, '9876543210')
  const stranger = await signedIn({ app, ...api }, '9876543299')
  const post = (path: string, body: object, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `${BASE}${path}`,
      headers,
      payload: { request: asha.id, ...body },
    })
  for (const [request, code] of [
    [asha.id, 'unknown-request'],
    [asha.token, 'digits-needed'],
    ['x', 'unknown-request'],
  ])
    expect((await post('/appointments', { ...FIRST, request }, stranger.bearer)).json().data).toMatchObject({
      code,
    })
  expect((await post('/appointments', FIRST, { authorization: 'Bearer x' })).statusCode).toBe(401)
  const { id } = (await post('/appointments', FIRST, member.bearer)).json().data
  expect((await post(`/appointments/${id}/confirm`, {}, stranger.bearer)).statusCode).toBe(404)
  expect((await post(`/appointments/${id}/confirm`, {}, member.bearer)).statusCode).toBe(200)
  const own = await app.inject({ method: 'GET', url: `${BASE}/members/me/requests`, headers: member.bearer })
  expect(own.json().data).toMatchObject([{ id: asha.id, state: 'booked', appointments: [{ id }] }])
  expect((await post(`/appointments/${id}/cancel`, {}, member.bearer)).statusCode).toBe(200)
  expect(await events()).toEqual(['received visitor', 'booked visitor', 'cancelled visitor'])
})

test.each([
  ['withdrawn', ['cancelled visitor withdrawn', 'withdrawn visitor']],
  ['erased', []],
])('with the request %s its appointment is over too, and its time is free', async (kind, left) => {
  const { asha, book, hold, events, context, ...api } = await withRequest()
  await book()
  const step = (change: { kind: 'withdraw' } | { kind: 'erase' }) =>
    answerFollowStep(context, {
      token: asha.token,
      step: change,
      cookie: `proof=${asha.headers['x-follow-pass']}`,
      ip: '192.0.2.1',
      traceId: 'r',
    })
  const change = { kind: kind === 'withdrawn' ? 'withdraw' : 'erase' } as const
  expect((await step(change)).envelope.error).toBe(false)
  expect((await step(change)).envelope.error).toBe(kind === 'erased')
  expect((await events()).slice(2)).toEqual(left)
  const ravi = await openRequest({ ...api, context }, '98765 43211')
  expect((await hold(FIRST, ravi)).status).toBe(200)
  expect(await hold()).toMatchObject({
    error: true,
    data: { code: expect.stringMatching(/^(request-over|unknown-request)$/) },
  })
})

test('a request that is over takes no time, and what it held is given back when it is withdrawn', async () => {
  const { asha, hold, confirm, happens, rows, context } = await withRequest()
  const { id } = (await hold()).data
  await answerFollowStep(context, {
    token: asha.token,
    step: { kind: 'withdraw' },
    cookie: `proof=${asha.headers['x-follow-pass']}`,
    ip: '192.0.2.1',
    traceId: 'r',
  })
  expect(await rows()).toMatchObject([{ id, status: 'cancelled', cancelReason: 'withdrawn' }])
  for (const answer of [await hold(), await confirm(id)])
    expect(answer).toMatchObject({ status: 409, data: { code: 'request-over' } })
  expect(await happens('booked')).toMatchObject({ after: undefined })
})

test('a time that was held and never booked is deleted after a day, what was booked stays with its request', async () => {
  const { hold, book, rows, time, context, ...api } = await withRequest()
  const booked = (await book()).data
  const ravi = await openRequest({ ...api, context }, '98765 43211')
  await hold({ ...FIRST, starts_at: NOON }, ravi)
  await hold({ ...FIRST, starts_at: ONE }, ravi)
  expect(await rows()).toHaveLength(3)
  const forget = async (hours: number) => {
    time.now = later(hours * 60)
    await retentionTasks(context)['forget-holds']()
    return (await rows()).map(({ id, status }) => ({ id, status }))
  }
  expect(await forget(24)).toHaveLength(3)
  expect(await forget(24.1)).toEqual([{ id: booked.id, status: 'booked' }])
})

test('a member downloads the calendar file of their own appointment, and nobody else does', async () => {
  const { app, book, cancel, asha, ...api } = await withRequest()
  await claimRequests(api)
  const { bearer } = await signedIn({ app, ...api }, '9876543210')
  const file = (id: string, headers: Record<string, string> = bearer) =>
    app.inject({ url: `${BASE}/members/me/requests/${id}/appointment.ics`, headers })
  expect((await file(asha.id)).json()).toMatchObject({ status: 404, data: { code: 'unknown-appointment' } })
  const { id } = (await book()).data
  const found = await file(asha.id)
  expect(found.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="appointment.ics"',
  })
  expect(found.body).toContain('DTSTART:20261122T053000Z')
  await cancel(id)
  expect((await file(asha.id)).body).toContain('METHOD:CANCEL')
  const ravi = await openRequest({ app, ...api }, '98765 43211')
  expect((await file(ravi.id)).json()).toMatchObject({ status: 404, data: { code: 'unknown-request' } })
  expect((await file('no-id')).json()).toMatchObject({ status: 404 })
  expect((await file(asha.id, {})).statusCode).toBe(401)
})
