import { recordRequestEvent } from '@pulli/data/consultation/record-request-event.ts'
import { expect, test } from 'vitest'
import { BALA, CHITRA, FIRST_SLOT, FIRST_TALK, openRequest, publishHours } from '#testing/bookable.ts'
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
  const api = await testApi({ consultationLimits: { perAddress: 1_000, perPhone: 1_000 } })
  await publishHours(api)
  let sent = 0
  /** A new request, by somebody of whom nothing is known but an address. */
  const stranger = (ip = '198.51.100.7') => openRequest(api, `98765 4${4000 + sent++}`, ip)
  const at = (n: number, staff = BALA) => ({ service: FIRST_TALK, staff, starts_at: TIMES[n] })
  const hold = async (by: Sent, body: object) => (await by.post('/appointments', body)).json()
  const book = async (by: Sent, body: object) =>
    (await by.post(`/appointments/${(await hold(by, body)).data.id}/confirm`)).json()
  return { ...api, stranger, at, hold, book }
}

test('a stranger with many requests does not hold the week of a counsellor, and locks out only their own address', async () => {
  const { stranger, hold, at, time } = await withHours()
  const answers = []
  for (let n = 0; n < 9; n += 1) answers.push(await hold(await stranger(), at(n)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429])
  expect(answers.at(-1)).toMatchObject({ data: { code: 'too-many-times' } })
  // With somebody else they are where they were, and a visitor from elsewhere books at once.
  expect((await hold(await stranger(), { ...at(2, CHITRA), staff: CHITRA })).status).toBe(200)
  expect((await hold(await stranger('203.0.113.9'), at(9))).status).toBe(200)
  time.now = later(11)
  expect((await hold(await stranger(), at(0))).status).toBe(200)
})

test('all strangers together hold a third of the free times; a member and whoever was reached still choose', async () => {
  const { stranger, hold, at, db, ...api } = await withHours()
  let held = 0
  for (let n = 0; n < TIMES.length; n += 1) {
    const { status } = await hold(await stranger(`203.0.113.${n}`), at(n))
    if (status === 429) break
    held += 1
  }
  // Of ten held there are 29 free, and an eleventh is more than a third of them.
  expect(held).toBe(10)
  const reached = await stranger('203.0.113.99')
  await db.transaction().execute(async (tx) => {
    for (const kind of ['assigned', 'reached'] as const)
      await recordRequestEvent(tx, { requestId: reached.id, kind, actor: 'site', now: NOW })
  })
  expect((await hold(reached, at(20))).status).toBe(200)

  const own = await openRequest(api, '98765 43210', '203.0.113.98')
  expect((await hold(own, at(21))).status).toBe(429)
  const { bearer } = await signedIn(api, '9876543210')
  const asMember = await api.app.inject({
    method: 'POST',
    url: `${BASE}/appointments`,
    headers: bearer,
    payload: { ...at(21), request: own.id },
  })
  expect(asMember.statusCode).toBe(200)
})

test('a refused hold is not counted, so a crowd that races for one time meets no limit', async () => {
  const { stranger, hold, at } = await withHours()
  expect((await hold(await stranger(), at(0))).status).toBe(200)
  for (let n = 0; n < 8; n += 1) expect((await hold(await stranger(), at(0))).data.code).toBe('time-taken')
  expect((await hold(await stranger(), at(1))).status).toBe(200)
})

test('strangers behind one address book four times of a counsellor in a day, and twelve from everywhere', async () => {
  const { stranger, book, at, time } = await withHours()
  const statuses = []
  for (let n = 0; n < 6; n += 1) statuses.push((await book(await stranger(), at(n))).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  time.now = later(11)
  let booked = 4
  for (let n = 6; n < 24; n += 1) {
    time.now = new Date(time.now.getTime() + 60_000)
    if ((await book(await stranger(`203.0.113.${n}`), at(n))).status === 200) booked += 1
  }
  expect(booked).toBe(12)
  time.now = new Date(NOW.getTime() + 25 * 3_600_000)
  expect((await book(await stranger(), at(30))).status).toBe(200)
})

test('a request takes twelve times in an hour, and can be cancelled after that', async () => {
  const { stranger, hold, at, time } = await withHours()
  const asha = await stranger()
  const statuses = []
  for (let n = 0; n < 13; n += 1) {
    // No ten minutes with more than the address may have.
    time.now = later(n * 4)
    if (n > 0 && n % 3 === 0) asha.open()
    statuses.push((await hold(asha, at(n))).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429])
  const { appointments } = (await asha.read()).json().data
  expect((await asha.post(`/appointments/${appointments[0].id}/cancel`)).statusCode).toBe(200)
})
