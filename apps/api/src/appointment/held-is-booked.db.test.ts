import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BALA, FIRST_SLOT, FIRST_TALK, openRequest, publishHours } from '#testing/bookable.ts'
import { NOW, testApi } from '#testing/test-api.ts'

const REQUESTS = 6
const startOf = (n: number) => new Date(Date.parse(FIRST_SLOT) + n * 86_400_000).toISOString()

const who = fc.nat({ max: REQUESTS - 1 })
const step = fc.oneof(
  // Most choose a time before they type the code.
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('hold'), who, isProven: fc.constantFrom(false, false, true) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('confirm'), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel'), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 4 }) }) },
)

test('D64: in random histories of six requests of one number, no held time is refused: it is booked, or the office calls where the number has three', async () => {
  const api = await testApi({ consultationLimits: { perPhone: 100 } })
  await publishHours(api)
  const requests: Awaited<ReturnType<typeof openRequest>>[] = []
  for (let n = 0; n < REQUESTS; n += 1) requests.push(await openRequest(api, '98765 43210', `203.0.113.${n}`))
  const stored = () => api.db.selectFrom('appointments').selectAll().orderBy('id').execute()
  const wished = async () => {
    const rows = await api.db
      .selectFrom('consultationRequests')
      .select('id')
      .where('callAbout', '=', 'book')
      .execute()
    return rows.map(({ id }) => id)
  }
  const seen = { booked: 0, called: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (history) => {
      await api.db.deleteFrom('appointments').execute()
      api.time.now = NOW
      for (const next of history) {
        if ('minutes' in next) {
          api.time.now = new Date(api.time.now.getTime() + next.minutes * 60_000)
          continue
        }
        const n = next.who
        const request = requests[n]
        if (request === undefined) throw new Error('no request')
        const all = await stored()
        const held = all.find(
          (one) =>
            one.requestId === request.id && one.status === 'held' && (one.holdUntil ?? NOW) > api.time.now,
        )
        const others = all.filter(
          (one) =>
            one.requestId !== request.id &&
            (one.status === 'booked' ||
              (one.status === 'held' && one.visitorHash === null && (one.holdUntil ?? NOW) > api.time.now)),
        )
        request.open('isProven' in next && !next.isProven ? 'digits' : 'proof')
        if (next.kind === 'hold') {
          const wanted = { service: FIRST_TALK, staff: BALA, starts_at: startOf(n) }
          const { status, data } = (await request.post('/appointments', wanted)).json()
          if (status === 200) continue
          // A stranger does not learn that a number has three.
          expect(['already-booked', 'too-many-appointments']).toContain(data.code)
          if (data.code === 'too-many-appointments') {
            expect('isProven' in next && next.isProven).toBe(true)
            expect(others.length).toBeGreaterThanOrEqual(3)
            seen.refused += 1
          }
          continue
        }
        if (held === undefined) continue
        const answer = await request.post(`/appointments/${held.id}/${next.kind}`)
        expect(answer.statusCode).toBe(200)
        if (next.kind !== 'confirm') continue
        const { status } = answer.json().data
        const isFull = held.visitorHash !== null && others.length >= 3
        expect(status).toBe(isFull ? 'held' : 'booked')
        expect((await wished()).includes(request.id)).toBe(isFull)
        seen[isFull ? 'called' : 'booked'] += 1
      }
      expect((await stored()).filter((one) => one.status === 'booked').length).toBeLessThanOrEqual(3)
    }),
    { numRuns: process.env.LONG ? 40 : 4, seed: 122, endOnFailure: true },
  )
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
}, 120_000)
