import fc from 'fast-check'
import { expect, test } from 'vitest'
import { madeAt } from './made-at.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const at = (time: string) => new Date(`2026-11-21T${time}:00Z`)

test.each([
  ['a clock that is right', '09:00', '12:00', '09:00'],
  ['a clock three hours behind', '06:00', '09:00', '09:00'],
  ['a clock three hours ahead', '12:00', '15:00', '09:00'],
  ['a clock that says nothing of its difference', '09:00', undefined, '09:00'],
  ['a clock that is ahead and says nothing of it', '13:00', undefined, '12:00'],
  ['a clock that was set back while the check-in waited', '13:00', '12:00', '12:00'],
])('D70: %s', (_, recorded, sent, made) => {
  const sentAt = sent === undefined ? undefined : at(sent)
  expect(madeAt(at(recorded), { sentAt, receivedAt: NOON })).toEqual(at(made))
})

test('D70: how wrong a clock is changes nothing, and no check-in is made after its receipt', () => {
  const waited = fc.integer({ min: 0, max: 40 * 86_400_000 })
  const ahead = fc.integer({ min: -1e12, max: 1e12 })
  fc.assert(
    fc.property(waited, ahead, (milliseconds, wrong) => {
      const recordedAt = new Date(NOON.getTime() + wrong - milliseconds)
      const made = madeAt(recordedAt, { sentAt: new Date(NOON.getTime() + wrong), receivedAt: NOON })
      expect(NOON.getTime() - made.getTime()).toBe(milliseconds)
    }),
  )
})
