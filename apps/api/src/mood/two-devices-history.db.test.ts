import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agree } from '#testing/sessions.ts'
import { NOW } from '#testing/test-api.ts'
import { DAY, MINUTE, twoPhones } from '#testing/two-phones.ts'

/** What waits for a network: a check-in, or an erasure of an entry, of all, or with a withdrawn consent. */
type Waiting = { recorded_at: string } & (
  | { day: string; moodType: string; note: string }
  | { day: string; erased: string }
  | { allBy: 'erasure' | 'withdrawal' }
)

const step = fc.record({
  act: fc.constantFrom('check in', 'check in', 'erase', 'erase all', 'withdraw and erase', 'send'),
  isOffline: fc.boolean(),
  phone: fc.nat(1),
  back: fc.nat(2),
  minutes: fc.integer({ min: 1, max: 200 }),
})

test('D70: whatever two phones did, one of them offline, each day shows what was done last', async () => {
  const { create, eraseLate, eraseAll, withdraw, one, other, asha, ...api } = await twoPhones()
  const { time, db } = api
  /** Withdraws with an erasure, and consents again: what is made later is stored. */
  const withdrawAndAgree = async (...sent: Parameters<typeof withdraw>) => {
    const answer = await withdraw(...sent)
    await agree(api, asha.memberId, 'moods')
    return answer
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 14 }),
      fc.integer({ min: -3 * DAY, max: 3 * DAY }),
      fc.boolean(),
      async (steps, wrong, isNewestFirst) => {
        for (const table of ['moods', 'moodTombstones', 'limitWindows'] as const)
          await db.deleteFrom(table).execute()
        time.now = NOW
        // The first phone has a right clock, and a network now and then; the second neither, until it sends.
        const phones = [
          { send: one, ahead: 0, queue: [] as Waiting[] },
          { send: other, ahead: wrong, queue: [] as Waiting[] },
        ]
        const clock = (ahead: number) => new Date(time.now.getTime() + ahead).toISOString()
        const sendQueue = async ({ send, ahead, queue }: (typeof phones)[number]) => {
          const waiting = queue.splice(0)
          for (const made of isNewestFirst ? waiting.toReversed() : waiting) {
            const sent_at = clock(ahead)
            const { status } = await sendOne(made)
            expect([200, 404, 409]).toContain(status)

            function sendOne({ recorded_at, ...rest }: Waiting) {
              const times = { recorded_at, sent_at }
              if ('erased' in rest) return eraseLate(rest.erased, { ...times, day: rest.day }, send)
              if ('moodType' in rest) return create({ ...rest, ...times }, send)
              return (rest.allBy === 'erasure' ? eraseAll : withdrawAndAgree)(times, send)
            }
          }
        }
        /** The note of the last check-in of a day; undefined once it is erased. */
        const last = new Map<string, string>()
        for (const [n, { act, isOffline, phone, back, minutes }] of steps.entries()) {
          time.now = new Date(time.now.getTime() + minutes * MINUTE)
          const device = phones[phone] as (typeof phones)[number]
          const waits = isOffline || phone === 1
          const recorded_at = clock(device.ahead)
          const day = new Date(time.now.getTime() - back * DAY).toISOString().slice(0, 10)
          if (act === 'send') await sendQueue(device)
          else if (act === 'check in') {
            const made = { moodType: 'OKAY', day, note: String(n) }
            if (waits) device.queue.push({ ...made, recorded_at })
            else expect((await create(made)).status).toBe(200)
            last.set(day, made.note)
          } else if (act === 'erase') {
            const there = (await one('GET', `/mood/getMoods?from=${day}&to=${day}`)).data.moods[0]
            if (there === undefined) continue
            if (waits) device.queue.push({ erased: there.mood_id, day, recorded_at })
            else expect((await one('DELETE', `/mood/${there.mood_id}`)).status).toBe(200)
            last.delete(day)
          } else {
            const erase = act === 'erase all' ? eraseAll : withdrawAndAgree
            if (waits)
              device.queue.push({ allBy: act === 'erase all' ? 'erasure' : 'withdrawal', recorded_at })
            else expect((await erase()).status).toBe(200)
            last.clear()
          }
        }
        for (const phone of phones) await sendQueue(phone)
        const { moods } = (await one('GET', '/mood/getMoods')).data
        const shown = moods.map(({ day, note }: { day: string; note: string }) => [day, note])
        expect(new Map(shown)).toEqual(last)
      },
    ),
    { numRuns: 60 },
  )
}, 120_000)
