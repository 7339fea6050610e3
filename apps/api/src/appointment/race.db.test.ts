import { recordRequestEvent } from '@pulli/data/consultation/request-events.ts'
import { expect, test } from 'vitest'
import { BALA, FIRST_SLOT, FIRST_TALK, openRequests, publishHours } from '#testing/bookable.ts'
import { NOW, testApi } from '#testing/test-api.ts'

const MANY = 30
const FIRST = { service: FIRST_TALK, staff: BALA, starts_at: FIRST_SLOT }

/** Two servers on one database, and thirty requests. */
async function withMany() {
  const api = await testApi({ connections: 20 })
  await publishHours(api)
  const servers = [api, await api.replica()]
  const requests = await openRequests(api, MANY)
  /** All of them take one time at once, half of them on each server: what each is answered. */
  const race = async () => {
    const held = await Promise.all(
      requests.map(async (each, n) => (await each.post('/appointments', FIRST, servers[n % 2])).json()),
    )
    const booked = await Promise.all(
      held.map(async ({ data }, n) =>
        data.code === undefined
          ? (await requests[n]?.post(`/appointments/${data.id}/confirm`, {}, servers[n % 2]))?.json()
          : undefined,
      ),
    )
    return { held, booked: booked.filter((answer) => answer !== undefined) }
  }
  return { ...api, requests, race }
}

/** The office has talked to all of them: they are known, and share in no limit. */
async function reachAll({ db, requests }: Pick<Awaited<ReturnType<typeof withMany>>, 'db' | 'requests'>) {
  for (const { id } of requests)
    await db.transaction().execute(async (tx) => {
      for (const kind of ['assigned', 'reached'] as const)
        await recordRequestEvent(tx, { requestId: id, kind, actor: 'site', now: NOW })
    })
}

test('of thirty who want one time at once on two servers exactly one books it, and each of the others is shown the nearest free times', async () => {
  const { race, db } = await withMany()
  const { held, booked } = await race()
  const refused = held.filter(({ error }) => error)
  expect(refused).toHaveLength(MANY - 1)
  for (const answer of refused) {
    expect(answer).toMatchObject({ status: 409, data: { code: 'time-taken' } })
    expect(answer.data.nearest).toHaveLength(6)
    expect(answer.data.nearest[0].starts_at).toBe('2026-11-22T06:30:00.000Z')
  }
  expect(booked.map(({ data }) => data.status)).toEqual(['booked'])
  const rows = await db.selectFrom('appointments').select(['status', 'startsAt']).execute()
  expect(rows).toEqual([{ status: 'booked', startsAt: new Date(FIRST_SLOT) }])
})

test('so it is among requests that the office has reached, which no limit lines up', async () => {
  const { race, requests, db } = await withMany()
  await reachAll({ db, requests })
  const { held, booked } = await race()
  expect(held.filter(({ data }) => data.code === 'time-taken')).toHaveLength(MANY - 1)
  expect(booked).toHaveLength(1)
})

test('the promise is that of the constraint: without it more than one books the same time', async () => {
  const { race, requests, pool, db } = await withMany()
  await reachAll({ db, requests })
  await pool.query('alter table appointments drop constraint appointments_never_overlap')
  const { booked } = await race()
  expect(booked.length).toBeGreaterThan(1)
})

test('of thirty who move to one time at once exactly one gets it, and the others keep what they had', async () => {
  const { requests, db, replica, app } = await withMany()
  await reachAll({ db, requests })
  const servers = [{ app }, await replica()]
  const days = 10
  const movers = requests.slice(0, days)
  const ids = await Promise.all(
    movers.map(async (each, n) => {
      const starts_at = new Date(Date.parse(FIRST_SLOT) + (n + 1) * 86_400_000).toISOString()
      const { id } = (await each.post('/appointments', { ...FIRST, starts_at })).json().data
      return (await each.post(`/appointments/${id}/confirm`)).json().data.id
    }),
  )
  const answers = await Promise.all(
    movers.map(async (each, n) =>
      (await each.post(`/appointments/${ids[n]}/move`, { starts_at: FIRST_SLOT }, servers[n % 2])).json(),
    ),
  )
  expect(answers.filter(({ error }) => !error)).toHaveLength(1)
  expect(answers.filter(({ data }) => data.code === 'time-taken')).toHaveLength(days - 1)
  const booked = await db
    .selectFrom('appointments')
    .select('startsAt')
    .where('status', '=', 'booked')
    .execute()
  expect(booked).toHaveLength(days)
})
