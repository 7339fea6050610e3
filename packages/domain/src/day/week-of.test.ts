import { expect, test } from 'vitest'
import { weekOf } from './week-of.ts'

test.each(['2026-11-16', '2026-11-18', '2026-11-22'])('the week of %s goes from Monday to Sunday', (day) => {
  expect(weekOf(day)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ])
})

test('a week goes over the end of a year', () => {
  const week = weekOf('2027-01-01')
  expect([week[0], week[6]]).toEqual(['2026-12-28', '2027-01-03'])
})
