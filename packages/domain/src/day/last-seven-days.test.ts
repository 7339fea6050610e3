import { expect, test } from 'vitest'
import { lastSevenDays } from './last-seven-days.ts'

test('the last seven days of a Monday hold the weekend before it', () => {
  expect(lastSevenDays('2026-11-23')).toEqual([
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
  ])
})

test('the last seven days go over the end of a year', () => {
  const days = lastSevenDays('2027-01-01')
  expect([days[0], days[6]]).toEqual(['2026-12-26', '2027-01-01'])
})
