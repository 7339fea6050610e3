import { recordRequestEvent } from '@pulli/data/consultation/request-events.ts'
import { expect, test } from 'vitest'
import { BALA, CHITRA, FIRST_SLOT, FIRST_TALK, openRequest, publishHours } from '#testing/bookable.ts'
import { claimRequests } from '#testing/claim-requests.ts'
import { BASE, signedIn } from '#testing/sign-in.ts'
import { NOW, testApi } from '#testing/test-api.ts'

const DAY = 86_400_000
/** The three free times of Bala on each of thirteen days. */
const TIMES = Array.from({ length: 39 }, (_, n) =>
  new Date(Date.parse(FIRST_SLOT) + Math.floor(n / 3) * DAY + (n % 3) * 3_600_000).toISOString(),
)
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

type Sent = Awaited<ReturnType<typeof openRequest>>

async function withHours() {
  const api = await testApi({ consultationLimits: { perPhone: 1_000 } })
  await publishHours(api)
  let sent = 0
  /** A new request, by someone of whom nothing is known but an address. */
  const stranger = async (ip = '198.51.100.7') => {
    const one = await openRequest(api, `98765 4${4000 + sent++}`, ip)
    one.open('digits')
    return one
  }
  const at = (n: number, staff = BALA) => ({ service: FIRST_TALK, staff, starts_at: TIMES[n] })
  const hold = async (by: Sent, body: object) => (await by.post('/appointments', body)).json()
  /** Holds a time, and proves the number then. */
  const book = async (by: Sent, body: object) => {
    const { id } = (await hold(by, body)).data
    by.open('proof')
    return (await by.post(`/appointments/${id}/confirm`)).json()
  }
  return { ...api, stranger, at, hold, book }
}

test('D64: one network holds a third of the times at once, and gives back what it replaces, cancels or lets run out', async () => {
  const { stranger, hold, at, time } = await withHours()
  const crowd = []
  for (let n = 0; n < 14; n += 1) crowd.push(await stranger(`198.51.100.${n}`))
  const answers = []
  for (const [n, one] of crowd.entries()) answers.push(await hold(one, at(n)))
  expect(answers.map(({ status }) => status)).toEqual([...Array(13).fill(200), 429])
  const [first, second] = crowd
  const last = crowd.at(-1)
  if (!first || !second || !last) throw new Error('no crowd')
  // With someone else they are where they were.
  expect((await hold(last, { ...at(2, CHITRA) })).status).toBe(200)
  // A visitor from elsewhere gets a time at once; the next from there waits with all others.
  expect((await hold(await stranger('203.0.113.9'), at(14))).status).toBe(200)
  expect((await hold(await stranger('203.0.113.10'), at(15))).status).toBe(429)
  // Replacing takes no more of the third.
  for (let n = 20; n < 26; n += 1) expect((await hold(first, at(n))).status).toBe(200)
  expect((await hold(last, at(30))).status).toBe(429)
  for (const [n, one] of [second, crowd[2] ?? second].entries())
    expect((await one.post(`/appointments/${answers[n + 1].data.id}/cancel`)).statusCode).toBe(200)
  expect((await hold(last, at(30))).status).toBe(200)
  expect((await hold(second, at(31))).status).toBe(429)
  time.now = later(10)
  expect((await hold(second, at(31))).status).toBe(200)
})

test('D64: strangers from everywhere hold a half of the times at most', async () => {
  const { stranger, hold, at } = await withHours()
  let held = 0
  for (let n = 0; n < TIMES.length; n += 1) {
    const { status } = await hold(await stranger(`203.0.${n}.1`), at(n))
    if (status === 429) break
    held += 1
  }
  expect(held).toBe(20)
})

test('D64: who is refused is told when a held time really ends, and gets one then', async () => {
  const { stranger, hold, at, time } = await withHours()
  for (let n = 0; n < 13; n += 1) {
    time.now = later(Math.min(n, 5))
    expect((await hold(await stranger(), at(n))).status).toBe(200)
  }
  const late = await stranger()
  const refused = await late.post('/appointments', at(30))
  expect(refused.json().data.code).toBe('too-many-times')
  expect(refused.headers['retry-after']).toBe('300')
  time.now = new Date(later(5).getTime() + 299_000)
  expect((await hold(late, at(30))).status).toBe(429)
  time.now = later(10)
  expect((await hold(late, at(30))).status).toBe(200)
})

test('D64: strangers together hold a third of the times; a member and a visitor who was reached still choose', async () => {
  const { stranger, hold, at, db, ...api } = await withHours()
  let held = 0
  for (let n = 0; n < TIMES.length; n += 1) {
    const { status } = await hold(await stranger(`203.0.113.${n}`), at(n))
    if (status === 429) break
    held += 1
  }
  expect(held).toBe(13)
  const reached = await stranger('203.0.113.99')
  await db.transaction().execute(async (tx) => {
    for (const kind of ['assigned', 'reached'] as const)
      await recordRequestEvent(tx, { requestId: reached.id, kind, actor: 'site', now: NOW })
  })
  expect((await hold(reached, at(20))).status).toBe(200)

  const own = await openRequest(api, '98765 43210', '203.0.113.98')
  own.open('digits')
  expect((await hold(own, at(21))).status).toBe(429)
  own.open('proof')
  expect((await hold(own, at(22))).status).toBe(200)
  const { bearer } = await signedIn(api, '9876543210')
  await claimRequests({ ...api, db })
  const asMember = await api.app.inject({
    method: 'POST',
    url: `${BASE}/appointments`,
    headers: bearer,
    payload: { ...at(21), request: own.id },
  })
  expect(asMember.statusCode).toBe(200)
})

test('F2: one visitor who looks at times in turn takes one of them, and leaves the others to the next visitor', async () => {
  const { stranger, hold, at, db } = await withHours()
  const asha = await stranger()
  for (let n = 0; n < 30; n += 1) expect((await hold(asha, at(n))).status).toBe(200)
  expect((await hold(await stranger(), at(30))).status).toBe(200)
  // A replaced hold leaves no permanent row either.
  const rows = await db.selectFrom('appointments').select('id').where('requestId', '=', asha.id).execute()
  expect(rows).toHaveLength(12)
})

test('a refused hold is not counted, so a crowd that races for one time meets no limit', async () => {
  const { stranger, hold, at } = await withHours()
  expect((await hold(await stranger(), at(0))).status).toBe(200)
  for (let n = 0; n < 8; n += 1) expect((await hold(await stranger(), at(0))).data.code).toBe('time-taken')
  expect((await hold(await stranger(), at(1))).status).toBe(200)
})

test('F2: what was held is booked, however many strangers booked that day', async () => {
  const { stranger, book, at } = await withHours()
  for (let n = 0; n < 14; n += 1)
    expect((await book(await stranger(`203.0.113.${Math.floor(n / 5)}`), at(n))).status).toBe(200)
})

test('F10, D64: a number has three coming appointments, and a fourth once one of them was cancelled', async () => {
  const { hold, at, ...api } = await withHours()
  const { bearer } = await signedIn(api, '9876543210')
  const ofAsha = async (n: number) => {
    const request = (await openRequest(api, '98765 43210', `203.0.113.${n}`)).id
    const call = async (path: string, body: object = {}) => {
      const payload = { request, ...body }
      const url = `${BASE}/appointments${path}`
      return (await api.app.inject({ method: 'POST', url, headers: bearer, payload })).json()
    }
    return { call, hold: () => call('', at(n)) }
  }
  const calls = []
  for (let n = 0; n < 5; n += 1) calls.push(await ofAsha(n))
  await claimRequests(api)
  const [first, second, third, fourth, fifth] = calls
  if (!first || !second || !third || !fourth || !fifth) throw new Error('no requests')
  for (const { hold, call } of [first, second])
    expect((await call(`/${(await hold()).data.id}/confirm`)).status).toBe(200)
  // What the number holds counts too, so that a time is never held that cannot be booked.
  const held = await third.hold()
  expect(held.status).toBe(200)
  expect(await fourth.hold()).toMatchObject({ status: 409, data: { code: 'too-many-appointments' } })
  expect((await third.call(`/${held.data.id}/confirm`)).status).toBe(200)
  expect((await fourth.hold()).status).toBe(409)
  expect((await third.call(`/${held.data.id}/cancel`)).status).toBe(200)
  expect((await fourth.hold()).status).toBe(200)
  expect((await fifth.hold()).status).toBe(409)
})

test('F10: a stranger with a number that has three appointments is not told so, and its owner is called about what was held', async () => {
  const { hold, book, at, db, time, ...api } = await withHours()
  const ofNumber = (n: number) => openRequest(api, '98765 43210', `203.0.113.${n}`)
  for (let n = 0; n < 3; n += 1) expect((await book(await ofNumber(n), at(n))).status).toBe(200)
  const stranger = await ofNumber(3)
  stranger.open('digits')
  const held = await hold(stranger, at(3))
  expect(held.status).toBe(200)
  // Only a proof of the number tells. Nothing is refused: the desk may book a fourth.
  stranger.open('proof')
  time.now = later(5)
  const confirm = async () => (await stranger.post(`/appointments/${held.data.id}/confirm`)).json()
  const called = await confirm()
  expect(called).toMatchObject({
    status: 200,
    message: 'We will call you about this. Nothing else has changed.',
    data: { status: 'held', hold_until: later(65).toISOString() },
  })
  expect((await confirm()).data).toEqual(called.data)
  const request = db.selectFrom('consultationRequests').where('id', '=', stranger.id)
  expect(await request.select(['callAbout', 'callDueAt']).executeTakeFirst()).toEqual({
    callAbout: 'book',
    callDueAt: later(65),
  })
})

test('a request is moved twelve times in an hour, and can be cancelled after that', async () => {
  const { stranger, book, at } = await withHours()
  const asha = await stranger()
  let { id } = (await book(asha, at(0))).data
  const statuses = []
  for (let n = 1; n <= 13; n += 1) {
    const moved = (await asha.post(`/appointments/${id}/move`, at(n))).json()
    statuses.push(moved.status)
    if (moved.status === 200) ({ id } = moved.data)
  }
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429])
  expect((await asha.post(`/appointments/${id}/cancel`)).statusCode).toBe(200)
})
