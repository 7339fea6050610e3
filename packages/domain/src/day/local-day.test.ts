import { isMainThread } from 'node:worker_threads'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addDays } from './add-days.ts'
import { DEFAULT_TIME_ZONE, dayIn, isTimeZone } from './local-day.ts'

test.each([
  ['Asia/Kolkata', '2026-01-01T18:29:59Z', '2026-01-01'],
  ['Asia/Kolkata', '2026-01-01T18:30:00Z', '2026-01-02'],
  ['America/New_York', '2026-01-02T04:59:59Z', '2026-01-01'],
  ['Pacific/Kiritimati', '2026-01-01T10:00:00Z', '2026-01-02'],
  ['UTC', '2024-02-29T23:59:59Z', '2024-02-29'],
  ['UTC', '0987-06-05T12:00:00Z', '0987-06-05'],
])('security row 56: in %s at %s it is %s', (timeZone, now, day) => {
  expect(dayIn(timeZone, new Date(now))).toBe(day)
})

// A thread, such as those of `npm run mutation`, cannot change the zone of its process.
test.runIf(isMainThread).each([
  ['UTC', 18],
  ['America/Los_Angeles', 10],
  ['Pacific/Kiritimati', 8],
  ['Asia/Kolkata', 23],
])('security row 56: a server in %s gives the same days', (zone, hour) => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('TZ', zone)
  expect(new Date('2026-01-01T18:00:00Z').getHours()).toBe(hour)
  expect(dayIn('Asia/Kolkata', new Date('2026-01-01T18:29:59Z'))).toBe('2026-01-01')
  expect(dayIn('Asia/Kolkata', new Date('2026-01-01T18:30:00Z'))).toBe('2026-01-02')
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
  expect(addDays('2026-03-09', -1)).toBe('2026-03-08')
})

test('D17: the default zone is India', () => {
  expect(DEFAULT_TIME_ZONE).toBe('Asia/Kolkata')
})

test.each(['Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'Etc/GMT+5', 'America/Argentina/Buenos_Aires'])(
  '%s is a time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(true)
  },
)

test.each(['', '+05:30', 'India', 'Asia/Kolkata\n', 'Asia/../etc', 'Mars/Olympus', 'a'.repeat(65)])(
  '%j is no time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(false)
    expect(() => dayIn(name, new Date())).toThrow(new RangeError('not an IANA time zone'))
  },
)

/** The rule with an empty calendar cache, and how many calendars it has made since. */
async function freshRule() {
  vi.resetModules()
  const rule = await import('./local-day.ts')
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  onTestFinished(() => made.mockRestore())
  return { ...rule, calendarsMade: () => made.mock.calls.length }
}

test('a text that cannot be the name of a zone is not even looked up', async () => {
  const { isTimeZone, calendarsMade } = await freshRule()
  for (const text of ['a'.repeat(65), ' Asia/Kolkata', 'Asia/Kolkata ', '5', '']) isTimeZone(text)
  expect(calendarsMade()).toBe(0)
  isTimeZone('a'.repeat(64))
  expect(calendarsMade()).toBe(1)
})

test('the calendars of 1 000 names are kept, and further names are known all the same', async () => {
  const { isTimeZone, dayIn, calendarsMade } = await freshRule()
  // One zone, its ten letters before the stroke now small and now large.
  const area = (n: number) =>
    [...'antarctica'].map((letter, at) => ((n >> at) & 1 ? letter.toUpperCase() : letter)).join('')
  const names = Array.from({ length: 1_001 }, (_, n) => `${area(n)}/Troll`)
  const [last = '', beyond = ''] = names.slice(-2)
  expect(names.every(isTimeZone)).toBe(true)
  expect(calendarsMade()).toBe(1_001)
  expect(names.slice(0, -1).every(isTimeZone)).toBe(true)
  expect(dayIn(last, new Date('2026-01-01T18:30:00Z'))).toBe('2026-01-01')
  expect(calendarsMade()).toBe(1_001)
  expect(isTimeZone(beyond)).toBe(true)
  expect(calendarsMade()).toBe(1_002)
})
