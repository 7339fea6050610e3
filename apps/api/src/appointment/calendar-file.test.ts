import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const NOW = new Date('2026-11-22T08:30:00Z')
const entry = {
  calendarUid: '01931f2e-7c00-7000-8000-0123456789ab',
  version: 2,
  startsAt: new Date('2026-11-25T06:30:00Z'),
  endsAt: new Date('2026-11-25T07:00:00Z'),
  isCancelled: false,
}
const linesOf = (file: string) => file.split('\r\n')

test('finding field B1: an appointment is published for an instant, whatever zone the calendar is in, and nobody is asked to accept', () => {
  const lines = linesOf(calendarFile(entry, NOW))
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//P//appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:01931f2e-7c00-7000-8000-0123456789ab',
    'SEQUENCE:2',
    'DTSTAMP:20261122T083000Z',
    'DTSTART:20261125T063000Z',
    'DTEND:20261125T070000Z',
    'SUMMARY:Appointment\\, P.',
    'STATUS:CONFIRMED',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a moved appointment has the same UID and a higher SEQUENCE, so its entry moves', () => {
  const moved = {
    ...entry,
    version: 4,
    startsAt: new Date('2026-11-26T06:30:00Z'),
    endsAt: new Date('2026-11-26T07:00:00Z'),
  }
  const lines = linesOf(calendarFile(moved, NOW))
  expect(lines).toContain(`UID:${entry.calendarUid}`)
  expect(lines).toContain('SEQUENCE:4')
  expect(lines).toContain('DTSTART:20261126T063000Z')
})

test('a cancelled appointment takes its entry out again', () => {
  const lines = linesOf(calendarFile({ ...entry, version: 3, isCancelled: true }, NOW))
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', `UID:${entry.calendarUid}`, 'SEQUENCE:3'])
    expect(lines).toContain(line)
  expect(lines.join()).not.toMatch(/ORGANIZER|ATTENDEE|mailto/)
})

test.each([true, false])(
  'no word in the file tells what the appointment is for (cancelled: %s)',
  (isCancelled) => {
    const file = calendarFile({ ...entry, isCancelled }, NOW).toLowerCase()
    const telling =
      /counsel|mental|therap|psych|depress|anxiety|health|wellness|clinic|doctor|session|pulli|मानसिक|परामर्श|http|request\//
    expect(file).not.toMatch(telling)
  },
)
