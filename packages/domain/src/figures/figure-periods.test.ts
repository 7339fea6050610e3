import { expect, test } from 'vitest'
import { FIGURE_PERIODS, figureDays } from './figure-periods.ts'

// Half past midnight of 24 November in India; still the 23rd in UTC.
const NOW = new Date('2026-11-23T19:00:00Z')

test.each([
  [7, '2026-11-18', '2026-11-17T18:30:00.000Z'],
  [30, '2026-10-26', '2026-10-25T18:30:00.000Z'],
  [90, '2026-08-27', '2026-08-26T18:30:00.000Z'],
] as const)('the last %i days begin at midnight of the office, today with them', (period, first, from) => {
  const days = figureDays('Asia/Kolkata', period, NOW)
  expect(days).toEqual({ first, last: '2026-11-24', from: new Date(from) })
})

test('the days are those of the zone of the office', () => {
  expect(figureDays('UTC', 7, NOW)).toMatchObject({ first: '2026-11-17', last: '2026-11-23' })
  expect(FIGURE_PERIODS).toEqual([7, 30, 90])
})
