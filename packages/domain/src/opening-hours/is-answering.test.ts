import { expect, test } from 'vitest'
import { isAnswering } from './is-answering.ts'
import { EVERY_DAY } from './opening-hours.ts'

const office = {
  zone: 'Asia/Kolkata',
  periods: [{ days: EVERY_DAY, from: 660, to: 1_200 }],
  holidays: [],
}
/** 11:30 in India. */
const LATE_MORNING = new Date('2026-11-23T06:00:00Z')
/** 02:00 in India. */
const NIGHT = new Date('2026-11-22T20:30:00Z')

test('D51 the hours of the office decide, wherever the reader is', () => {
  expect(isAnswering(office, LATE_MORNING, 690)).toBe(true)
  expect(isAnswering(office, LATE_MORNING, 60)).toBe(true)
  expect(isAnswering(office, NIGHT, 120)).toBe(false)
  expect(isAnswering(office, NIGHT, 900)).toBe(false)
})

test.each([
  [0, false],
  [359, false],
  [360, true],
  [1_259, true],
  [1_260, false],
  [1_439, false],
])(
  'D51 where the hours are not known, "now" at minute %i of the reader promises a person: %s',
  (minute, may) => {
    expect(isAnswering(undefined, NIGHT, minute)).toBe(may)
  },
)
