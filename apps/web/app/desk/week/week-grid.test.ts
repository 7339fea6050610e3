import type { DeskWeek } from '@pulli/contracts/desk-hours.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { gridOf, rowOf, wallClock } from './week-grid.ts'

afterEach(() => void vi.unstubAllEnvs())

const [BALA, CHITRA] = ['b', 'c']
const WEEK: DeskWeek = {
  time_zone: 'Asia/Kolkata',
  from: '2026-11-23',
  today: '2026-11-24',
  holidays: ['2026-11-25'],
  people: [
    { id: BALA, name: 'Bala' },
    { id: CHITRA, name: 'Chitra' },
  ],
  appointments: [
    {
      id: '1',
      request: 'r',
      staff: CHITRA,
      status: 'booked',
      starts_at: '2026-11-24T05:30:00Z',
      ends_at: '2026-11-24T06:20:00Z',
      name: 'A•••',
      service: 'First talk',
      mode: 'phone',
      wished_call: null,
      summary_is_urgent: false,
    },
  ],
  bands: [
    { staff: BALA, kind: 'hours', starts_at: '2026-11-24T03:30:00Z', ends_at: '2026-11-24T05:30:00Z' },
    { staff: BALA, kind: 'extra', starts_at: '2026-11-26T16:30:00Z', ends_at: '2026-11-26T20:30:00Z' },
  ],
}

test.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])(
  'in a browser in %s everything stands where the clock of the office has it',
  (zone) => {
    vi.stubEnv('TZ', zone)
    const { days } = gridOf(WEEK)
    expect(days.map(({ day }) => day)).toEqual([23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`))
    expect(days[1]?.items).toMatchObject([
      { kind: 'band', from: 540, to: 660, column: 0 },
      { kind: 'appointment', from: 660, to: 710, column: 1 },
    ])
    expect(wallClock('Asia/Kolkata')(new Date('2026-11-23T18:30:00Z'))).toEqual({
      day: '2026-11-24',
      minute: 0,
    })
  },
)

test('what runs over midnight stands on both days, and the grid goes as far as it does', () => {
  const { days, shown } = gridOf(WEEK)
  expect(days[3]?.items).toMatchObject([{ from: 1_320, to: 1_440 }])
  expect(days[4]?.items).toMatchObject([{ from: 0, to: 120 }])
  expect(shown).toEqual({ from: 0, to: 1_440 })
})

test('a day has a column for each person who has something on it, and one person can be shown alone', () => {
  const { days, shown } = gridOf(WEEK, CHITRA)
  expect(days[1]?.people).toEqual([{ id: CHITRA, name: 'Chitra' }])
  expect(days[1]?.items).toMatchObject([{ kind: 'appointment', column: 0 }])
  expect(days[3]?.items).toEqual([])
  expect(shown).toEqual({ from: 480, to: 1_200 })
  expect(days.filter(({ isHoliday }) => isHoliday).map(({ day }) => day)).toEqual(['2026-11-25'])
})

test('a whole day off does not stretch the grid, and ends at its edges', () => {
  const off = {
    staff: BALA,
    kind: 'off',
    starts_at: '2026-11-26T18:30:00Z',
    ends_at: '2026-11-27T18:30:00Z',
  } as const
  const { days, shown } = gridOf({ ...WEEK, bands: [off] })
  expect(shown).toEqual({ from: 480, to: 1_200 })
  expect(days[4]?.items).toMatchObject([{ from: 0, to: 1_440 }])
  expect([rowOf(0, shown), rowOf(480, shown), rowOf(495, shown), rowOf(1_440, shown)]).toEqual([1, 1, 2, 49])
})
