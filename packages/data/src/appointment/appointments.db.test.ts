import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { applicationAccess } from '#application-role.ts'
import { insertService } from '#availability/services.ts'
import { eraseRequest, insertConsultationRequest } from '#consultation/requests.ts'
import type { Tx } from '#schema.ts'
import { insertStaff } from '#staff/staff.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { testKeys } from '#testing/held-keys.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { waitForLock } from '#testing/wait-for-lock.ts'
import { findAppointment, listAppointmentsOfRequest, listAppointmentsOfWeek } from './appointments.ts'
import { bookAppointment, cancelAppointment, markOutcome, moveAppointment } from './bookings.ts'
import { holdAppointment, unlessTaken } from './holds.ts'

const NOW = new Date('2026-11-23T06:00:00Z')
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const STAFF = idOf(101)
const SERVICE = idOf(201)
const KEYS = testKeys()

/** A database, as the application sees it, with one counsellor, one service of 50 minutes and some requests. */
async function withRequests(count = 2) {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const open = () => openTestDatabase({ url: applicationAccess(url).url, maxConnections: 20 })
  const [one, two, owner] = [open(), open(), openTestDatabase({ url })]
  onTestFinished(async () => {
    for (const each of [one, two, owner]) await each.close()
    await drop()
  })
  const inOne = <Result>(work: (tx: Tx) => Promise<Result>, on = one) => on.db.transaction().execute(work)
  await inOne(async (tx) => {
    await insertStaff(tx, {
      id: STAFF,
      name: 'Bala',
      email: 'b@example.org',
      roles: ['counsellor'],
      now: NOW,
    })
    await insertService(tx, {
      id: SERVICE,
      name: 'First talk',
      minutes: 50,
      bufferMinutes: 10,
      mode: 'phone',
      sections: ['Counselling Psychology'],
      staffIds: [STAFF],
      now: NOW,
    })
    for (let n = 1; n <= count; n += 1)
      await insertConsultationRequest(tx, KEYS, {
        id: idOf(n),
        name: 'Asha',
        email: 'asha@example.in',
        phone: `+9198765${String(n).padStart(5, '0')}`,
        section: 'Counselling Psychology',
        consultationOn: '2026-12-01',
        timeZone: 'Asia/Kolkata',
        noticeVersion: '1',
        now: NOW,
      })
  })
  const timeAt = (minutes: number) => ({
    staffId: STAFF,
    serviceId: SERVICE,
    startsAt: after(minutes),
    endsAt: after(minutes + 50),
    freeAt: after(minutes + 60),
  })
  const hold = (request: number, minutes: number, now = NOW, on = one) =>
    unlessTaken(() =>
      inOne((tx) => holdAppointment(tx, { requestId: idOf(request), time: timeAt(minutes), now }), on),
    )
  const book = async (request: number, minutes: number) => {
    const held = (await hold(request, minutes)) ?? expect.fail()
    return (await inOne((tx) => bookAppointment(tx, { ...held, now: NOW }))) ?? expect.fail()
  }
  return { one, two, owner, inOne, hold, book, timeAt }
}

test('a time is held for ten minutes, and until then it is nobody else’s', async () => {
  const { hold, one } = await withRequests()
  const held = await hold(1, 180)
  expect(held).toMatchObject({ status: 'held', holdUntil: after(10), version: 1, startsAt: after(180) })
  expect(await hold(2, 180)).toBeUndefined()
  expect(await hold(2, 180, after(9.9))).toBeUndefined()
  expect(await hold(2, 180, after(10))).toMatchObject({ status: 'held', requestId: idOf(2) })
  expect(await findAppointment(one.db, held?.id ?? '')).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'site',
    cancelReason: 'hold-over',
  })
})

test('the break after an appointment is taken too, and the next one may begin when it is over', async () => {
  const { hold, book } = await withRequests(4)
  await book(1, 180)
  for (const minutes of [121, 180, 230, 239]) expect(await hold(2, minutes)).toBeUndefined()
  expect(await hold(2, 240)).toBeDefined()
  expect(await hold(3, 120)).toBeDefined()
})

test('a request holds one time: choosing another gives the first one back', async () => {
  const { hold, one } = await withRequests()
  const first = await hold(1, 180)
  expect(await hold(1, 240)).toBeDefined()
  expect(await findAppointment(one.db, first?.id ?? '')).toMatchObject({ cancelReason: 'hold-replaced' })
  expect(await hold(2, 180)).toBeDefined()
})

test('a hold that ran out is not booked, and a second booking changes nothing', async () => {
  const { hold, inOne } = await withRequests()
  const held = (await hold(1, 180)) ?? expect.fail()
  expect(await inOne((tx) => bookAppointment(tx, { ...held, now: after(10) }))).toBeUndefined()
  expect(await inOne((tx) => bookAppointment(tx, { ...held, now: NOW }))).toMatchObject({
    status: 'booked',
    holdUntil: null,
    version: 2,
  })
  expect(await inOne((tx) => bookAppointment(tx, { ...held, now: NOW }))).toBeUndefined()
})

test('a move cancels and books at once, and keeps the entry in the calendar; onto a taken time it changes nothing', async () => {
  const { book, inOne, one, timeAt } = await withRequests()
  const booked = await book(1, 180)
  await book(2, 300)
  const move = (minutes: number, version = booked.version) =>
    unlessTaken(() =>
      inOne((tx) =>
        moveAppointment(tx, { id: booked.id, version, time: timeAt(minutes), by: 'visitor', now: NOW }),
      ),
    )
  expect(await move(300)).toBeUndefined()
  expect(await findAppointment(one.db, booked.id)).toMatchObject(booked)
  expect(await move(200, booked.version + 1)).toBeUndefined()
  // Half an hour later, over what it had itself.
  const moved = await move(210)
  expect(moved).toMatchObject({
    status: 'booked',
    startsAt: after(210),
    version: booked.version + 2,
    calendarUid: booked.calendarUid,
  })
  expect(await findAppointment(one.db, booked.id)).toMatchObject({
    status: 'cancelled',
    cancelReason: 'moved',
  })
  expect(await move(400)).toBeUndefined()
  const listed = await listAppointmentsOfRequest(one.db, idOf(1), NOW)
  expect(listed.map(({ status, serviceName, staffName }) => [status, serviceName, staffName])).toEqual([
    ['booked', 'First talk', 'Bala'],
    ['cancelled', 'First talk', 'Bala'],
  ])
})

test('a cancelled appointment frees its time, and is cancelled once', async () => {
  const { book, hold, inOne } = await withRequests()
  const booked = await book(1, 180)
  const cancel = (version: number) =>
    inOne((tx) => cancelAppointment(tx, { id: booked.id, version, by: 'visitor', reason: 'asked', now: NOW }))
  expect(await cancel(1)).toBeUndefined()
  expect(await hold(2, 180)).toBeUndefined()
  expect(await cancel(2)).toMatchObject({ status: 'cancelled', cancelledBy: 'visitor', version: 3 })
  expect(await cancel(3)).toBeUndefined()
  expect(await hold(2, 180)).toBeDefined()
})

test('an outcome is marked once the appointment has begun, and can be corrected', async () => {
  const { book, inOne, one } = await withRequests()
  const booked = await book(1, 180)
  const mark = (outcome: 'happened' | 'missed', version: number, now: Date) =>
    inOne((tx) => markOutcome(tx, { id: booked.id, version, outcome, now }))
  expect(await mark('happened', 2, after(179))).toBeUndefined()
  expect(await mark('missed', 2, after(180))).toMatchObject({ status: 'missed' })
  expect(await mark('happened', 2, after(200))).toBeUndefined()
  expect(await mark('happened', 3, after(200))).toMatchObject({ status: 'happened', version: 4 })
  const week = { from: NOW, to: after(7 * 1_440), now: NOW }
  expect(await listAppointmentsOfWeek(one.db, KEYS, { ...week, staffId: STAFF })).toMatchObject([
    { id: booked.id, status: 'happened', maskedName: 'A•••' },
  ])
  expect(await listAppointmentsOfWeek(one.db, KEYS, { ...week, staffId: idOf(9) })).toEqual([])
})

test('the appointments of a request go with it, and free their times', async () => {
  const { book, hold, inOne, one } = await withRequests()
  await book(1, 180)
  await inOne((tx) => eraseRequest(tx, idOf(1)))
  expect(await one.db.selectFrom('appointments').select('id').execute()).toEqual([])
  expect(await hold(2, 180)).toBeDefined()
})

test('of thirty who want overlapping times at once on two servers, nobody gets one that overlaps another', async () => {
  const { hold, one, two, owner } = await withRequests(30)
  for (let round = 0; round < 5; round += 1) {
    const wanted = Array.from({ length: 30 }, (_, n) => 180 + round * 1_440 + ((n * 17) % 59))
    const got = await Promise.all(
      wanted.map((minutes, n) => hold(n + 1, minutes, NOW, n % 2 === 0 ? one : two)),
    )
    // All of them overlap: exactly one can have it; the others get a refusal, not an error.
    expect(got.filter((each) => each !== undefined)).toHaveLength(1)
  }
  const { rows } = await sql<{ overlaps: number }>`
    select count(*)::int as overlaps from appointments as one join appointments as other
      on one.staff_id = other.staff_id and one.id < other.id and one.during && other.during
    where one.status in ('held', 'booked') and other.status in ('held', 'booked')`.execute(owner.db)
  expect(rows).toEqual([{ overlaps: 0 }])
})

test('those who want a time of one counsellor come one after another, so that no two wait for each other', async () => {
  const { inOne, hold, book, timeAt, owner } = await withRequests(3)
  const { id, version } = await book(3, 900)
  const committing = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const first = inOne(async (tx) => {
    const held = await holdAppointment(tx, { requestId: idOf(1), time: timeAt(180), now: NOW })
    taken.resolve()
    await committing.promise
    return held
  })
  await taken.promise
  const second = hold(2, 600)
  const moving = inOne((tx) =>
    moveAppointment(tx, { id, version, time: timeAt(1_200), by: 'visitor', now: NOW }),
  )
  await waitForLock(owner.pool, 2)
  committing.resolve()
  expect(await first).toMatchObject({ status: 'held' })
  expect(await second).toMatchObject({ status: 'held', requestId: idOf(2) })
  expect(await moving).toMatchObject({ status: 'booked', requestId: idOf(3) })
})

test('a held time is booked, however many others reach for it in that moment', async () => {
  const { hold, inOne, one, two } = await withRequests(30)
  for (let round = 0; round < 8; round += 1) {
    const minutes = 180 + round * 1_440
    const held = (await hold(1, minutes)) ?? expect.fail()
    const [booked, ...others] = await Promise.all([
      unlessTaken(() => inOne((tx) => bookAppointment(tx, { ...held, now: NOW }))),
      ...Array.from({ length: 29 }, (_, n) =>
        hold(n + 2, minutes + ((n * 17) % 59), NOW, n % 2 === 0 ? one : two),
      ),
    ])
    expect(booked?.status).toBe('booked')
    expect(others.filter((each) => each !== undefined)).toEqual([])
    const { id, version } = booked ?? expect.fail()
    await inOne((tx) => cancelAppointment(tx, { id, version, by: 'visitor', reason: 'asked', now: NOW }))
  }
})

test('the promise is the database’s: without its constraint thirty at once get one time', async () => {
  const { hold, one, two, owner } = await withRequests(30)
  await sql`alter table appointments drop constraint appointments_never_overlap`.execute(owner.db)
  const got = await Promise.all(
    Array.from({ length: 30 }, (_, n) => hold(n + 1, 180, NOW, n % 2 === 0 ? one : two)),
  )
  expect(got.filter((each) => each !== undefined).length).toBeGreaterThan(1)
})

test('an owner of the database who is no superuser installs what the constraint needs', async () => {
  const { owner } = await withRequests(0)
  const { rows } = await sql<{ trusted: boolean }>`
    select trusted from pg_available_extension_versions
    where name = 'btree_gist' and installed`.execute(owner.db)
  expect(rows).toEqual([{ trusted: true }])
})
