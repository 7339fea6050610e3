import { officeHours } from '@pulli/contracts/opening-hours/office-hours.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { EVERY_DAY, type OpeningHours } from '@pulli/domain/opening-hours/opening-hours.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CounselorActions } from './counselor-actions.tsx'
import { OpenNow } from './open-now.tsx'
import { openNowInWords, whenInWords } from './when-in-words.ts'

const india = (text: string) => new Date(`${text}:00+05:30`)
const office: OpeningHours = {
  zone: 'Asia/Kolkata',
  periods: [{ days: EVERY_DAY, from: 660, to: 1_200 }],
  holidays: [],
}
const weekdays: OpeningHours = { ...office, periods: [{ days: [1, 2, 3, 4, 5], from: 570, to: 1_080 }] }

describe('D51 from when somebody answers', () => {
  test.each([
    ['2026-11-23T02:00', office, '11:00 AM'],
    ['2026-11-23T20:00', office, '11:00 AM tomorrow'],
    // A Friday evening.
    ['2026-11-27T19:00', weekdays, '09:30 AM on Monday'],
    ['2026-11-27T19:00', { ...weekdays, holidays: ['2026-11-30'] }, '09:30 AM on Tuesday'],
    ['2026-11-23T15:00', office, undefined],
    ['2026-11-23T15:00', { ...office, periods: [] }, undefined],
  ])('at %s', (now, hours, words) => {
    expect(whenInWords(hours, india(now))).toBe(words)
  })

  test('an office that is closed for a week names the day', () => {
    const holidays = Array.from({ length: 10 }, (_, n) => `2026-12-${String(n + 21).padStart(2, '0')}`)
    expect(whenInWords({ ...office, holidays }, india('2026-12-20T22:00'))).toBe(
      '11:00 AM on 31 December 2026',
    )
  })

  test('a reader in another zone is told whose clock it is', () => {
    expect(whenInWords(office, india('2026-11-23T02:00'), 30)).toBe('11:00 AM (Indian time)')
    expect(whenInWords(office, india('2026-11-23T02:00'), 120)).toBe('11:00 AM')
  })
})

const nights: OpeningHours = { ...office, periods: [{ days: EVERY_DAY, from: 1_200, to: 360 }] }

test.each([
  ['2026-11-23T12:00', office, 'Open now', 'Until 08:00 PM'],
  ['2026-11-23T23:00', nights, 'Open now', 'Until 06:00 AM'],
  ['2026-11-23T12:00', { ...office, periods: [{ days: EVERY_DAY, from: 0, to: 0 }] }, 'Open now', ''],
  ['2026-11-23T21:00', office, 'Closed now', 'Opens at 11:00 AM tomorrow'],
  ['2026-11-23T21:00', { ...office, periods: [] }, 'Closed now', ''],
])('at %s a line says whether it is open, and until when or from when', (now, hours, state, when) => {
  expect(openNowInWords(hours, india(now))).toEqual({ state, when })
})

describe('the room that is kept for what the browser says', () => {
  const roomOf = (hours: OpeningHours) =>
    /data-room="([^"]*)"/.exec(renderToStaticMarkup(<OpenNow hours={hours} />))?.[1]

  test.each([
    ['the office', office],
    ['weekdays', weekdays],
    ['nights', nights],
    ['day and night', { ...office, periods: [{ days: EVERY_DAY, from: 0, to: 0 }] }],
    ['never', { ...office, periods: [] }],
    ['another zone', { ...weekdays, zone: 'Asia/Kathmandu' }],
  ])(
    '%s: is long enough for each quarter of an hour of a week, for readers here and elsewhere',
    (_, hours) => {
      const room = roomOf(hours)?.length ?? -1
      const from = india('2026-11-23T00:00').getTime()
      const said = Array.from(
        { length: 7 * 24 * 4 },
        (__, quarter) => new Date(from + quarter * 900_000),
      ).flatMap((now) => [undefined, -1].map((minuteHere) => openNowInWords(hours, now, minuteHere).when))
      expect(said.filter(({ length }) => length > room)).toEqual([])
    },
  )

  test('is no longer than what is said', () => {
    expect(roomOf(office)).toBe('Opens at 11:00 AM tomorrow (Indian time)')
  })
})

describe('D51 hours that say nothing of now', () => {
  afterEach(() => {
    vi.useRealTimers()
  })
  const show = (now: string, stated: Parameters<typeof officeHours>[0]) => {
    vi.useFakeTimers({ now: india(now), toFake: ['Date'] })
    return renderToStaticMarkup(<CounselorActions office={officeHours(stated)} />).replace(/<[^>]+>/g, '|')
  }

  test('are said as they are where the office is closed for a year', () => {
    const stated = {
      openingHours: office.periods,
      holidays: Array.from({ length: 400 }, (_, n) => ({ day: addDays('2026-11-22', n) })),
    }
    const closed = show('2026-11-23T12:00', stated)
    expect(closed).toMatch(/Ask us to call\|.*Speak with counselor now/)
    expect(closed).toContain('We answer in our working hours (11:00 AM to 08:00 PM).')
  })

  test('promise a person by day alone where the settings cannot be read', () => {
    expect(show('2026-11-23T12:00', undefined)).not.toContain('Ask us to call')
    const night = show('2026-11-23T03:00', undefined)
    expect(night).toMatch(/Ask us to call\|.*Speak with counselor now/)
    expect(night).toContain('We answer in our working hours.')
  })
})
