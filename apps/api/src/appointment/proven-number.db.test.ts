import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeFollowPass } from '#consultation/follow-pass.ts'
import { BALA, FIRST_SLOT, FIRST_TALK, openRequests, publishHours } from '#testing/bookable.ts'
import { NOW, testApi } from '#testing/test-api.ts'

const TIMES = [0, 1, 2].map((hours) => new Date(Date.parse(FIRST_SLOT) + hours * 3_600_000).toISOString())

/** What someone has shown of a request: nothing, its digits, that they sent it, or its code; or what is no proof any more. */
const PASSES = ['none', 'digits', 'sender', 'proof', 'old proof', 'proof of another'] as const

const step = fc.record({
  visitor: fc.nat({ max: 1 }),
  pass: fc.constantFrom('proof', 'proof', ...PASSES),
  way: fc.constantFrom('hold', 'confirm', 'move', 'cancel', 'call'),
  time: fc.constantFrom(...TIMES),
  minutes: fc.constantFrom(0, 0, 1, 9),
})

test('D62 security F1: in random histories only a proven number books, moves and cancels, and a call that is asked for changes no appointment', async () => {
  const api = await testApi()
  await publishHours(api)
  const visitors = await openRequests(api, 2)
  const appointments = (statuses: ('booked' | 'held')[]) =>
    api.db
      .selectFrom('appointments')
      .select(['id', 'requestId', 'staffId', 'startsAt', 'status'])
      .where('status', 'in', statuses)
      .orderBy('id')
      .execute()
  const passOf = (pass: (typeof PASSES)[number], own: string, other: string) => {
    if (pass === 'none') return ''
    const isOld = pass === 'old proof'
    const now = isOld ? new Date(api.time.now.getTime() - 15 * 60_000) : api.time.now
    const kind = pass === 'digits' || pass === 'sender' ? pass : 'proof'
    const token = pass === 'proof of another' ? other : own
    return makeFollowPass(api.context.config, { kind, token, now }).pass
  }
  const changes = { proven: 0, refused: 0, calls: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60 }), async (history) => {
      await api.db.deleteFrom('appointments').execute()
      api.time.now = NOW
      for (const { visitor, pass, way, time, minutes } of history) {
        api.time.now = new Date(api.time.now.getTime() + minutes * 60_000)
        const [who, other] = [visitors[visitor], visitors[1 - visitor]]
        if (who === undefined || other === undefined) throw new Error('no visitor')
        who.headers['x-follow-pass'] = passOf(pass, who.token, other.token)
        const before = await appointments(['booked'])
        const own = (await appointments(['booked', 'held'])).find(({ requestId }) => requestId === who.id)
        const answer =
          way === 'hold' || own === undefined
            ? await who.post('/appointments', { service: FIRST_TALK, staff: BALA, starts_at: time })
            : await who.post(`/appointments/${own.id}/${way}`, way === 'move' ? { starts_at: time } : {})
        const { status } = answer.json()
        expect(status).toBeLessThan(500)
        const after = await appointments(['booked'])
        if (pass !== 'proof' || way === 'call') expect(after, `${way} with ${pass}`).toEqual(before)
        else if (JSON.stringify(after) !== JSON.stringify(before)) changes.proven += 1
        if (status === 401) changes.refused += 1
        if (status === 200 && way === 'call' && own) changes.calls += 1
        // The other's are never touched.
        const of = (rows: typeof before) => rows.filter(({ requestId }) => requestId === other.id)
        expect(of(after)).toEqual(of(before))
      }
    }),
    { numRuns: 3, seed: 62, endOnFailure: true },
  )
  for (const count of Object.values(changes)) expect(count).toBeGreaterThan(0)
}, 120_000)
