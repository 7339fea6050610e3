import { expect, test } from 'vitest'
import { parsePeriods } from './parse-periods.ts'

const ALL = [1, 2, 3, 4, 5, 6, 7]
const hours = (days: number[], from: number, to: number) => ({ days, from: from * 60, to: to * 60 })

test.each([
  ['11:00 AM to 08:00 PM', [hours(ALL, 11, 20)]],
  ['11 am - 8 pm', [hours(ALL, 11, 20)]],
  ['11.00 a.m. – 8.00 p.m.', [hours(ALL, 11, 20)]],
  ['from 9:30 AM until 6 PM', [hours(ALL, 9.5, 18)]],
  ['09:00 to 19:00', [hours(ALL, 9, 19)]],
  ['14:00-24:00', [hours(ALL, 14, 0)]],
  ['8 PM to 6 AM', [hours(ALL, 20, 6)]],
  ['9 to 5 PM', [hours(ALL, 9, 17)]],
  ['2 to 5 PM', [hours(ALL, 14, 17)]],
  ['10 to 12 PM', [hours(ALL, 10, 12)]],
  ['12 PM to 12 AM', [hours(ALL, 12, 0)]],
  ['24x7', [hours(ALL, 0, 0)]],
  ['24×7', [hours(ALL, 0, 0)]],
  ['Open 24 hours', [hours(ALL, 0, 0)]],
  ['Day and night', [hours(ALL, 0, 0)]],
  ['Daily, 8 am to 8 pm', [hours(ALL, 8, 20)]],
  ['Every day 10 AM to 6 PM', [hours(ALL, 10, 18)]],
  ['Monday to Saturday, 9 AM to 7 PM', [hours([1, 2, 3, 4, 5, 6], 9, 19)]],
  ['Mon-Sat 9am-7pm', [hours([1, 2, 3, 4, 5, 6], 9, 19)]],
  ['9 AM to 7 PM, Monday to Saturday', [hours([1, 2, 3, 4, 5, 6], 9, 19)]],
  ['9 AM to 7 PM (Mon, Wed and Fri)', [hours([1, 3, 5], 9, 19)]],
  ['Saturday to Monday 10 AM to 2 PM', [hours([1, 6, 7], 10, 14)]],
  ['Tues & Thurs 4 PM to 8 PM', [hours([2, 4], 16, 20)]],
  ['Mon-Fri 9 AM to 7 PM; Sat 10 AM to 2 PM', [hours([1, 2, 3, 4, 5], 9, 19), hours([6], 10, 14)]],
  ['Mon-Fri 9 AM to 1 PM and 2 PM to 6 PM', [hours([1, 2, 3, 4, 5], 9, 13), hours([1, 2, 3, 4, 5], 14, 18)]],
  ['Mon-Fri 9 AM to 7 PM, Sunday closed', [hours([1, 2, 3, 4, 5], 9, 19)]],
  ['9 AM to 7 PM, Sunday closed', [hours([1, 2, 3, 4, 5, 6], 9, 19)]],
  ['9 AM to 7 PM, Saturday and Sunday closed', [hours([1, 2, 3, 4, 5], 9, 19)]],
  ['9 AM to 7 PM. Closed on Sundays', [hours([1, 2, 3, 4, 5, 6], 9, 19)]],
])('"%s" is read', (text, periods) => {
  expect(parsePeriods(text)).toEqual(periods)
})

test.each([
  '',
  'By appointment',
  '9 to 7',
  '9 AM to 7',
  '9 to 10 AM or later',
  '9:75 AM to 7 PM',
  '13 PM to 14 PM',
  '25:00 to 26:00',
  'Monday',
  'Monday closed',
  '9 AM to 7 PM, Saturday 10 AM to 2 PM',
  'Mon-Fri 9 AM to 7 PM, Sat by appointment',
  '9 AM to 7 PM to 9 PM',
  '11:00 AM to 08:00 PM IST, except on holidays',
  '5 AM to 3 AM to',
])('"%s" leaves a doubt and is not read', (text) => {
  expect(parsePeriods(text)).toBeUndefined()
})
