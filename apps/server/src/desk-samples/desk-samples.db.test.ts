import { openDetails } from '@pulli/data/consultation/request-details.ts'
import { listRequestEvents } from '@pulli/data/consultation/request-events.ts'
import { eraseRequest } from '@pulli/data/consultation/requests.ts'
import { removeStaff } from '@pulli/data/staff/owners.ts'
import { hasOwner, insertStaff } from '@pulli/data/staff/staff.ts'
import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import { testKeys } from '@pulli/data/testing/held-keys.ts'
import { openTestDatabase } from '@pulli/data/testing/open-test-database.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { REQUEST_EVENTS, REQUEST_STATES, stateOf } from '@pulli/domain/consultation/request-life.ts'
import { EVERY_DAY } from '@pulli/domain/opening-hours/opening-hours.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { DESK_SAMPLES } from './desk-samples.ts'
import { clearDeskSamples, seedDeskSamples } from './seed-desk-samples.ts'

const KEYS = testKeys()
const WEEK = {
  zone: 'Asia/Kolkata',
  periods: [{ days: EVERY_DAY.slice(0, 6), from: 660, to: 1_200 }],
  holidays: ['2026-11-24'],
}
const TEAM = new Map([['Arjun Sethi', 'a'.repeat(24)]])
/** A Saturday evening, the middle of a working day, a night between two days, and a Monday before the office opens. */
const STARTS = [
  '2026-11-21T15:30:00Z',
  '2026-11-25T08:00:00Z',
  '2026-12-31T18:29:00Z',
  '2026-11-30T02:00:00Z',
]
const NOW = new Date(STARTS[1] ?? '')

async function open() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const { db, pool, close } = openTestDatabase({ url })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  const seed = (now = NOW) =>
    seedDeskSamples(db, KEYS, { hours: { week: WEEK }, teamEntries: TEAM, startedAt: now, now })
  return { db, pool, seed }
}

test.each(STARTS)(
  'a desk that starts at %s is alive: requests in every state, after every event',
  async (start) => {
    const now = new Date(start)
    const { db, seed } = await open()
    expect(await seed(now)).toBe(true)

    const requests = await db.selectFrom('consultationRequests').selectAll().execute()
    expect(requests.length).toBeGreaterThanOrEqual(12)
    const lives = await Promise.all(requests.map(({ id }) => listRequestEvents(db, id)))
    const states = lives.map((events) => stateOf(events.map(({ kind }) => kind)))
    expect([...new Set(states)].toSorted()).toEqual([...REQUEST_STATES].toSorted())
    const kinds = lives.flatMap((events) => events.map(({ kind }) => kind))
    expect([...new Set(kinds)].toSorted()).toEqual([...REQUEST_EVENTS].toSorted())
    // Nothing of it is still to come, and nothing is out of order.
    for (const times of lives.map((events) => events.map(({ occurredAt }) => occurredAt.getTime())))
      expect(times).toEqual(
        times.filter((time) => time <= now.getTime()).toSorted((one, other) => one - other),
      )

    const waiting = requests.filter((_, at) => states[at] === 'waiting')
    expect(waiting.some(({ promisedBy }) => promisedBy !== null && promisedBy < now)).toBe(true)
    expect(waiting.some(({ promisedBy }) => promisedBy !== null && promisedBy > now)).toBe(true)
    expect(waiting.some(({ forWhom }) => forWhom === 'child')).toBe(true)

    const appointments = await db.selectFrom('appointments').selectAll().execute()
    const week = 7 * 86_400_000
    const near = appointments.filter(({ startsAt }) => Math.abs(startsAt.getTime() - now.getTime()) < week)
    expect(new Set(near.map(({ status }) => status))).toEqual(
      new Set(['booked', 'cancelled', 'happened', 'missed']),
    )
    for (const { status, startsAt, endsAt } of appointments) {
      if (status === 'booked') expect(startsAt.getTime()).toBeGreaterThan(now.getTime())
      if (status === 'happened' || status === 'missed')
        expect(endsAt.getTime()).toBeLessThanOrEqual(now.getTime())
    }
  },
)

test('their names, numbers and answers are encrypted as those of anybody, and nobody is mailed', async () => {
  const { db, pool, seed } = await open()
  await seed()
  const rows = await db
    .selectFrom('consultationRequests')
    .select(['id', 'wrappedKey', 'detailsEncrypted', 'isSample', 'visitorMailWithheld as isWithheld'])
    .execute()
  for (const row of rows) expect(row).toMatchObject({ isSample: true, isWithheld: true })
  const details = await Promise.all(rows.map((row) => openDetails(KEYS, row)))
  expect(details.map(({ name }) => name).toSorted()).toEqual(
    DESK_SAMPLES.requests.map(({ name }) => name).toSorted(),
  )
  expect(details.some(({ contact }) => contact?.if_others_answer === 'call-again')).toBe(true)
  expect((await pool.query('select from graphile_worker._private_jobs')).rows).toEqual([])
})

test('the sample people count as nobody: none is an owner, none has a way to sign in', async () => {
  const { db, seed } = await open()
  await seed()
  const staff = await db.selectFrom('staff').selectAll().orderBy('name').execute()
  expect(staff).toMatchObject([
    { name: 'Arjun Sethi', roles: ['counsellor'], isSample: true, teamEntry: 'a'.repeat(24) },
    { name: 'Dr Meera Nair', roles: ['counsellor'], isSample: true, teamEntry: null },
    { name: 'Rekha Menon', roles: ['coordinator'], isSample: true, teamEntry: null },
  ])
  expect(await hasOwner(db)).toBe(false)
  for (const table of [
    'staffInvitations',
    'staffPasskeys',
    'staffAuthenticatorApps',
    'staffRecoveryCodes',
    'staffSessions',
  ] as const)
    expect([table, await db.selectFrom(table).select('staffId').execute()]).toEqual([table, []])
})

test('they are made once: two servers at once, a second start, and a start after an owner erased them', async () => {
  const { db, seed } = await open()
  expect((await Promise.all([seed(), seed()])).toSorted()).toEqual([false, true])
  const count = async () => (await db.selectFrom('consultationRequests').select('id').execute()).length
  expect(await count()).toBe(DESK_SAMPLES.requests.length)

  await db.transaction().execute(async (tx) => {
    for (const { id } of await tx.selectFrom('consultationRequests').select('id').execute())
      await eraseRequest(tx, id)
    for (const { id } of await tx.selectFrom('staff').select('id').execute()) await removeStaff(tx, id, NOW)
  })
  expect(await seed()).toBe(false)
  expect(await count()).toBe(0)
})

test('a desk that somebody works at gets none', async () => {
  const { db, seed } = await open()
  const joined = new Date(NOW.getTime() - 1)
  await db.transaction().execute((tx) =>
    insertStaff(tx, {
      id: uuidV7(joined),
      name: 'Asha',
      email: 'asha@example.org',
      roles: ['owner'],
      now: joined,
    }),
  )
  expect(await seed()).toBe(false)
  expect(await db.selectFrom('services').select('id').execute()).toEqual([])
})

test('a start in production ends them, and only them', async () => {
  const { db, seed } = await open()
  await seed()
  const id = uuidV7(NOW)
  await db.transaction().execute(async (tx) => {
    await insertStaff(tx, { id, name: 'Asha', email: 'asha@example.org', roles: ['owner'], now: NOW })
  })
  await db
    .updateTable('consultationRequests')
    .set({ isSample: false })
    .where('id', '=', (eb) => eb.selectFrom('consultationRequests').select('id').limit(1))
    .execute()

  expect(await clearDeskSamples(db, NOW)).toBe(true)
  expect((await db.selectFrom('consultationRequests').select('id').execute()).length).toBe(1)
  expect(await db.selectFrom('staff').select('id').where('removedAt', 'is', null).execute()).toEqual([{ id }])
  expect(await clearDeskSamples(db, NOW)).toBe(false)
  expect(await seed()).toBe(false)
})
