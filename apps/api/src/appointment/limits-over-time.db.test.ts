import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BALA, FIRST_SLOT, FIRST_TALK, openRequests, publishHours } from '#testing/bookable.ts'
import { NOW, testApi } from '#testing/test-api.ts'

const DAY = 86_400_000
const VISITORS = 20
/** The three times of Bala on each of thirteen days. */
const TIMES = 39
const startOf = (n: number) =>
  new Date(Date.parse(FIRST_SLOT) + Math.floor(n / 3) * DAY + (n % 3) * 3_600_000).toISOString()

const visitor = fc.nat({ max: VISITORS - 1 })
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('hold'), visitor, time: fc.nat({ max: TIMES - 1 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('book'), visitor }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel'), visitor }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 2 }) }) },
)

/** A third is nearly held when a history begins. */
const BUSY = Array.from({ length: 12 }, (_, n) => ({ kind: 'hold' as const, visitor: n, time: n }))

test('D64: in random histories of twenty visitors, replacing a hold raises nobody’s count, and a visitor is refused only while a third of the times is held', async () => {
  const api = await testApi()
  await publishHours(api)
  const visitors = await openRequests(api, VISITORS)
  const held = async () => {
    const rows = await api.db
      .selectFrom('appointments')
      .select(['id', 'requestId', 'holdUntil'])
      .where('status', '=', 'held')
      .where('holdUntil', '>', api.time.now)
      .orderBy('id')
      .execute()
    return rows.map((row) => ({ ...row, ends: row.holdUntil?.getTime() ?? 0 }))
  }
  let refusals = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 50 }), async (history) => {
      await api.db.deleteFrom('appointments').execute()
      api.time.now = NOW
      let booked = 0
      for (const next of [...BUSY, ...history]) {
        if ('minutes' in next) {
          api.time.now = new Date(api.time.now.getTime() + next.minutes * 60_000)
          continue
        }
        const who = visitors[next.visitor]
        if (who === undefined) throw new Error('no visitor')
        who.open(next.kind === 'book' ? 'proof' : 'digits')
        const before = await held()
        const own = before.find(({ requestId }) => requestId === who.id)
        const others = before.length - (own ? 1 : 0)
        if (next.kind !== 'hold') {
          if (own === undefined) continue
          const way = next.kind === 'book' ? 'confirm' : 'cancel'
          expect((await who.post(`/appointments/${own.id}/${way}`)).statusCode).toBe(200)
          if (next.kind === 'book') booked += 1
          continue
        }
        const wanted = {
          service: FIRST_TALK,
          staff: BALA,
          starts_at: startOf('time' in next ? next.time : 0),
        }
        const answer = await who.post('/appointments', wanted)
        const { status, data } = answer.json()
        const after = await held()
        if (status === 200) {
          // One time each, and those of all others as they were.
          expect(after.filter((hold) => hold.requestId === who.id)).toHaveLength(1)
          expect(after.filter((hold) => hold.requestId !== who.id)).toEqual(
            before.filter((hold) => hold !== own),
          )
          continue
        }
        expect(after).toEqual(before)
        expect(['time-taken', 'already-booked', 'too-many-times']).toContain(data.code)
        if (data.code !== 'too-many-times') continue
        refusals += 1
        expect(own).toBeUndefined()
        expect(others * 3).toBeGreaterThanOrEqual(TIMES - booked)
        const ends = api.time.now.getTime() + Number(answer.headers['retry-after']) * 1_000
        expect(before.map((hold) => hold.ends)).toContain(ends)
      }
    }),
    { numRuns: process.env.LONG ? 20 : 3, seed: 64 },
  )
  expect(refusals).toBeGreaterThan(0)
}, 120_000)
