import { expect, inject, onTestFinished, test } from 'vitest'
import { applicationAccess } from '#application-role.ts'
import { changeSafeContact } from '#consultation/request-details.ts'
import { type NewRequestEvent, recordRequestEvent } from '#consultation/request-events.ts'
import { insertConsultationRequest, type NewConsultationRequestRow } from '#consultation/requests.ts'
import { insertStaff } from '#staff/staff.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { testKeys } from '#testing/held-keys.ts'
import { officeOfYears } from '#testing/office-of-years.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { countAnswers, countAppointments, countBy, measureWaits } from './desk-figures.ts'

const NOW = new Date('2026-11-23T06:00:00Z')
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const REKHA = idOf(901)
const SPAN = { from: at(-1), to: at(100) }
const once = (n: number) => ({ count: n, people: n })

async function office() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const database = openTestDatabase({ url: applicationAccess(url).url })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  const keys = testKeys()
  const { db, pool } = database
  await db
    .transaction()
    .execute((tx) =>
      insertStaff(tx, { id: REKHA, name: 'Rekha', email: 'rekha@example.org', roles: ['owner'], now: NOW }),
    )
  const ask = (n: number, more: Partial<NewConsultationRequestRow> = {}) =>
    db.transaction().execute((tx) =>
      insertConsultationRequest(tx, keys, {
        id: idOf(n),
        name: 'Asha',
        email: 'asha@example.in',
        phone: `+9198765432${String(n).padStart(2, '0')}`,
        section: 'Art Therapy',
        consultationOn: '2026-12-01',
        timeZone: 'Asia/Kolkata',
        noticeVersion: '1',
        promisedBy: at(10),
        now: NOW,
        ...more,
      }),
    )
  const happen = (n: number, hours: number, event: Omit<NewRequestEvent, 'requestId' | 'now' | 'actor'>) =>
    db.transaction().execute((tx) =>
      recordRequestEvent(tx, {
        requestId: idOf(n),
        now: at(hours),
        ...(event.kind === 'withdrawn' ? { actor: 'visitor' } : { actor: 'staff', staffId: REKHA }),
        ...event,
      } as NewRequestEvent),
    )
  const take = (n: number) => happen(n, 0, { kind: 'assigned' })
  return { ...database, db, pool, keys, ask, happen, take }
}

test('a promise is kept by whoever acts before it is due, and none is left to who took the request back', async () => {
  const { db, ask, happen, take } = await office()
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) await ask(n, n === 8 ? { promisedBy: null } : {})
  for (const n of [1, 2, 8]) await take(n)
  await happen(1, 10, { kind: 'tried', reason: 'no-answer' })
  await happen(2, 11, { kind: 'reached', reason: 'talked' })
  await happen(3, 5, { kind: 'booked' })
  await happen(4, 9, { kind: 'withdrawn' })
  await happen(5, 12, { kind: 'withdrawn' })
  await happen(8, 90, { kind: 'reached', reason: 'talked' })
  // Of 6 and 7 nothing happened: at nine o'clock they are not due.
  expect(await countAnswers(db, { ...SPAN, to: at(9) })).toMatchObject({ kept: once(2), broken: once(2) })
  expect(await countAnswers(db, SPAN)).toMatchObject({ asked: once(8), kept: once(2), broken: once(4) })
})

test('the first call counts, and a text that was asked for first is none', async () => {
  const { db, ask, happen, take } = await office()
  for (const n of [1, 2, 3, 4]) {
    await ask(n)
    await take(n)
  }
  await happen(1, 1, { kind: 'reached', reason: 'talked' })
  await happen(2, 1, { kind: 'tried', reason: 'busy' })
  await happen(2, 2, { kind: 'reached', reason: 'talked' })
  await happen(3, 1, { kind: 'tried', reason: 'text-sent' })
  await happen(3, 2, { kind: 'reached', reason: 'talked' })
  await happen(3, 3, { kind: 'tried', reason: 'busy' })
  await happen(4, 1, { kind: 'tried', reason: 'email-sent' })
  expect(await countAnswers(db, SPAN)).toMatchObject({
    reachedFirst: once(2),
    reachedLater: once(1),
    reached: once(3),
    booked: once(0),
    hasSamples: false,
  })
})

test('waiting is measured to the first time that somebody was reached, and that a time was booked', async () => {
  const { db, ask, happen, take } = await office()
  expect(await measureWaits(db, SPAN)).toEqual({
    reached: { median: null, slowTenth: null },
    booked: { median: null, slowTenth: null },
  })
  for (let n = 1; n <= 10; n += 1) {
    await ask(n)
    await take(n)
    await happen(n, n, { kind: 'reached', reason: 'talked' })
    await happen(n, n + 20, { kind: 'reached', reason: 'call-again' })
    if (n % 2 === 0) await happen(n, 30 + n, { kind: 'booked' })
  }
  const waits = await measureWaits(db, SPAN)
  expect(waits.reached).toEqual({ median: 5 * 60, slowTenth: 9 * 60 })
  expect(waits.booked).toEqual({ median: 36 * 60, slowTenth: 40 * 60 })
})

test('one who asks three times is one person, and what arrived before or after the span is not counted', async () => {
  const { db, ask, keys } = await office()
  const phone = '+919876543299'
  await ask(1, { phone, contact: { language: 'hindi' } })
  await ask(2, { phone, section: 'Music Therapy' })
  await ask(3, { phone })
  await ask(4, { isSample: true })
  await ask(5, { now: at(-1.01) })
  await ask(6, { now: at(100.01) })
  const { asked, hasSamples } = await countAnswers(db, SPAN)
  expect([asked, hasSamples]).toEqual([{ count: 4, people: 2 }, true])
  expect((await countBy(db, 'section', SPAN)).toSorted((one, other) => one.count - other.count)).toEqual([
    { kind: 'Music Therapy', count: 1, people: 1 },
    { kind: 'Art Therapy', count: 3, people: 2 },
  ])
  await db
    .transaction()
    .execute((tx) => changeSafeContact(tx, keys, { id: idOf(2), contact: { language: 'english' } }))
  // A server of the version before writes none.
  await db.updateTable('consultationRequests').set({ language: null }).where('id', '=', idOf(4)).execute()
  const languages = await countBy(db, 'language', SPAN)
  expect(languages.toSorted((one, other) => `${one.kind}`.localeCompare(`${other.kind}`))).toEqual([
    { kind: 'any', count: 1, people: 1 },
    { kind: 'english', count: 1, people: 1 },
    { kind: 'hindi', count: 1, people: 1 },
    { kind: null, count: 1, people: 1 },
  ])
})

test('appointments count where their time came, a moved one once, and by the people who had them', async () => {
  const { db, pool, ask } = await office()
  const phone = '+919876543299'
  await ask(1, { phone })
  await ask(2, { phone })
  await ask(3)
  await pool.query(
    `insert into services (id, name, minutes, mode, sections, created_at)
     values ($1, 'Talk', 50, 'phone', '{Art Therapy}', now())`,
    [idOf(800)],
  )
  const appoint = (
    request: number,
    hours: number,
    status: string,
    reason: string | null = null,
    isBooked = true,
  ) =>
    pool.query(
      `insert into appointments (id, staff_id, service_id, request_id, starts_at, ends_at, free_at, status, version,
         calendar_uid, booked_at, cancelled_by, cancel_reason, created_at, changed_at)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, $5, $6, 1, gen_random_uuid(), $7, $8, $9, now(), now())`,
      [
        REKHA,
        idOf(800),
        idOf(request),
        at(hours),
        at(hours + 1),
        status,
        isBooked ? NOW : null,
        status === 'cancelled' ? 'staff' : null,
        reason,
      ],
    )
  await appoint(1, 1, 'happened')
  await appoint(2, 2, 'happened')
  await appoint(3, 3, 'missed')
  await appoint(3, 4, 'booked')
  await appoint(1, 5, 'cancelled', 'asked')
  await appoint(1, 6, 'cancelled', 'moved')
  await appoint(1, 7, 'cancelled', 'expired', false)
  await appoint(3, 101, 'cancelled', 'asked')
  await appoint(3, -2, 'happened')
  expect(await countAppointments(db, SPAN)).toEqual({
    booked: { count: 5, people: 2 },
    happened: { count: 2, people: 1 },
    missed: once(1),
    cancelled: once(1),
    unmarked: once(1),
  })
})

test('the figures of 90 days are those of the requests of three years', async () => {
  const readFigures = await officeOfYears(40_000)
  await readFigures()
})
