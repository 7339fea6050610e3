import { DeskSlots } from '@pulli/contracts/desk-request.ts'
import { expect, test } from 'vitest'
import { BALA, CHITRA, FIRST_SLOT, FIRST_TALK } from '#testing/bookable.ts'
import { deskWithRequests } from '#testing/desk-case.ts'
import { staffSession } from '#testing/staff.ts'

const SECOND_SLOT = '2026-11-22T06:30:00.000Z'
const BOOKING = { service: FIRST_TALK, staff: BALA, starts_at: FIRST_SLOT }

async function taken() {
  const desk = await deskWithRequests()
  const { id } = await desk.ask()
  await desk.take(desk.rekha, id)
  const book = (body = BOOKING) => desk.rekha.browser.post(desk.at(id, '/appointments'), body)
  const change = (appointment: { id: string }, verb: string, body: object) =>
    desk.rekha.browser.post(desk.at(id, `/appointments/${appointment.id}/${verb}`), body)
  return { ...desk, id, book, change }
}

test('the free times of a request are those of the service and person that are wanted', async () => {
  const { at, id, rekha } = await taken()
  const slots = async (query = '') =>
    DeskSlots.parse((await rekha.browser.get(at(id, `/slots${query}`))).json().data)
  const choice = await slots()
  expect(choice).toMatchObject({ service: null, staff: null, times: null })
  expect(choice.services.map(({ name }) => name)).toContain('First talk')
  const free = await slots(`?service=${FIRST_TALK}&staff=${BALA}`)
  expect(free).toMatchObject({ service: FIRST_TALK, staff: BALA })
  expect(free.times?.slots[0]).toMatchObject({ starts_at: FIRST_SLOT, staff: [BALA] })
  expect((await slots(`?service=${FIRST_TALK}&staff=anyone`)).staff).toBeNull()
  expect((await rekha.browser.get(at(id, '/slots?service=x'))).statusCode).toBe(422)
})

test('a time is booked, moved and cancelled by the staff, each once however often it is clicked', async () => {
  const { book, change, read, rekha, id, trail } = await taken()
  for (let click = 0; click < 2; click += 1) expect((await book()).statusCode).toBe(200)
  const { appointments, state } = (await book()).json().data
  expect(state).toBe('booked')
  expect(appointments).toMatchObject([{ status: 'booked', starts_at: FIRST_SLOT, staff: { id: BALA } }])
  expect((await book({ ...BOOKING, starts_at: SECOND_SLOT })).json().data.code).toBe('already-booked')

  const [first] = appointments
  const move = { version: first.version, starts_at: SECOND_SLOT }
  expect((await change(first, 'move', { ...move, version: 99 })).json().data.code).toBe('appointment-changed')
  for (let click = 0; click < 2; click += 1) expect((await change(first, 'move', move)).statusCode).toBe(200)
  const moved = (await read(rekha, id)).appointments.find(
    ({ status }: { status: string }) => status === 'booked',
  )
  expect(moved).toMatchObject({ starts_at: SECOND_SLOT, staff: { id: BALA } })

  expect((await change(first, 'cancel', { version: first.version })).json().data.code).toBe(
    'appointment-over',
  )
  for (let click = 0; click < 2; click += 1)
    expect((await change(moved, 'cancel', { version: moved.version })).json().data.state).toBe('cancelled')
  const { events, next_step } = await read(rekha, id)
  expect(events.map(({ kind, actor }: { kind: string; actor: string }) => [kind, actor])).toEqual([
    ['received', 'visitor'],
    ...['assigned', 'booked', 'moved', 'cancelled'].map((kind) => [kind, 'staff']),
  ])
  expect(next_step).toBe('call')
  expect((await trail()).map(({ action }) => action)).toEqual([
    'consultation-request.assign',
    ...['appointment.book', 'appointment.move', 'appointment.cancel'],
  ])
})

test('a time that is gone answers with the nearest free ones, and changes nothing', async () => {
  const { book, ask, take, at, arjun, read } = await taken()
  await book()
  const other = await ask()
  await take(arjun, other.id)
  const answer = await arjun.browser.post(at(other.id, '/appointments'), BOOKING)
  expect(answer.json()).toMatchObject({ status: 409, data: { code: 'time-taken' } })
  expect(answer.json().data.nearest[0].starts_at).toBe(SECOND_SLOT)
  expect((await read(arjun, other.id)).appointments).toEqual([])
})

test('what someone else has is neither booked nor moved', async () => {
  const { book, at, id, arjun } = await taken()
  const appointment = (await book()).json().data.appointments[0]
  const { version } = appointment
  for (const [path, body] of [
    ['', BOOKING],
    [`/${appointment.id}/move`, { version, starts_at: SECOND_SLOT }],
    [`/${appointment.id}/cancel`, { version }],
  ] as const) {
    const answer = await arjun.browser.post(at(id, `/appointments${path}`), body)
    expect([path, answer.json().data.code]).toEqual([path, 'request-assigned'])
  }
})

test('what became of an appointment is marked once it has begun, and may be corrected', async () => {
  const { book, change, pool, time } = await taken()
  const appointment = (await book()).json().data.appointments[0]
  const mark = (outcome: string, version = appointment.version) =>
    change(appointment, 'outcome', { outcome, version })
  expect((await mark('missed')).json().data.code).toBe('appointment-not-begun')
  // A session does not last until then.
  await pool.query(
    `update appointments set starts_at = starts_at - interval '1 day', ends_at = ends_at - interval '1 day',
       free_at = free_at - interval '1 day'`,
  )
  expect(time.now > new Date('2026-11-21T05:30:00Z')).toBe(true)
  const missed = (await mark('missed')).json().data
  expect(missed).toMatchObject({ next_step: 'call', appointments: [{ status: 'missed', has_begun: true }] })
  expect((await mark('missed')).statusCode).toBe(200)
  expect((await mark('happened')).json().data.code).toBe('appointment-changed')
  const happened = (await mark('happened', missed.appointments[0].version)).json().data
  expect(happened).toMatchObject({ next_step: 'close', appointments: [{ status: 'happened' }] })
})

test('the end of a request cancels its coming appointment', async () => {
  const { book, record, rekha, id } = await taken()
  await book()
  const { appointments, state, events } = (
    await record(rekha, id, { kind: 'closed', reason: 'referred' })
  ).json().data
  expect(state).toBe('closed')
  expect(appointments).toMatchObject([
    { status: 'cancelled', cancelled_by: 'staff', cancel_reason: 'closed' },
  ])
  expect(events.at(-2)).toMatchObject({ kind: 'cancelled', reason: 'closed', actor: 'staff' })
})

test('whom the sender booked themselves sees the request; another counsellor does not', async () => {
  const { ask, at, pool, record, read, ...desk } = await deskWithRequests()
  const sender = await ask()
  const held = (
    await sender.post('/appointments', { ...BOOKING, staff: CHITRA, starts_at: '2026-11-22T07:30:00Z' })
  ).json()
  await sender.post(`/appointments/${held.data.id}/confirm`, {})
  const other = await staffSession(desk as never, ['counsellor'])
  expect((await other.browser.get(at(sender.id))).statusCode).toBe(404)
  await pool.query('update appointments set staff_id = $1', [other.staffId])
  expect(await read(other, sender.id)).toMatchObject({ state: 'booked', steps: ['move', 'cancel'] })
  const { requests } = (await other.browser.get('/requests?list=mine')).json().data
  expect(requests).toMatchObject([{ id: sender.id }])
})
