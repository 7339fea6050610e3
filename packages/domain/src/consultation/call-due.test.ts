import { expect, test } from 'vitest'
import { EVERY_DAY, type OpeningHours, type Period } from '#opening-hours/opening-hours.ts'
import { callDue } from './call-due.ts'

const at = (time: string) => new Date(`2026-11-${time.replace(' ', 'T')}:00+05:30`)
const open = (...periods: [from: number, to: number, days?: Period['days']][]): OpeningHours => ({
  zone: 'Asia/Kolkata',
  periods: periods.map(([from, to, days = [1, 2, 3, 4, 5, 6]]) => ({ days, from: from * 60, to: to * 60 })),
  holidays: ['2026-11-24'],
})
const DAYTIME = open([10, 18])

// The 21st is a Saturday; on Sundays and on the 24th the office is closed.
test.each<[name: string, hours: OpeningHours | undefined, asked: string, due: string]>([
  ['while the office is open', DAYTIME, '23 11:00', '23 12:00'],
  ['as it opens', DAYTIME, '23 10:00', '23 11:00'],
  ['at night', DAYTIME, '23 03:00', '23 11:00'],
  ['after it closed', DAYTIME, '20 22:00', '21 11:00'],
  ['as it closes', DAYTIME, '20 18:00', '21 11:00'],
  ['twenty minutes before it closes', DAYTIME, '20 17:40', '21 10:40'],
  ['an hour before it closes', DAYTIME, '20 17:00', '20 18:00'],
  ['before a Sunday', DAYTIME, '21 20:00', '23 11:00'],
  ['before a holiday', DAYTIME, '23 17:30', '25 10:30'],
  ['before lunch', open([10, 13], [14, 18]), '23 12:30', '23 14:30'],
  ['in hours that go on after midnight', open([22, 6, EVERY_DAY]), '25 23:30', '26 00:30'],
  ['before the end of such hours', open([22, 6, EVERY_DAY]), '26 05:45', '26 22:45'],
  ['where the office never closes', { ...open([0, 0, EVERY_DAY]), holidays: [] }, '23 03:00', '23 04:00'],
  ['where it never opens', open(), '23 03:00', '23 04:00'],
  ['where its hours are not known', undefined, '23 03:00', '23 04:00'],
])('a call that is asked for %s is due within an hour of opening hours', (_, hours, asked, due) => {
  expect(callDue(hours, at(asked))).toEqual(at(due))
})

test('hours that are too short for an hour are added up', () => {
  expect(callDue({ ...open(), periods: [{ days: [1, 3], from: 600, to: 640 }] }, at('23 09:00'))).toEqual(
    at('25 10:20'),
  )
})
