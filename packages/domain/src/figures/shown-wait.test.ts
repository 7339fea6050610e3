import { expect, test } from 'vitest'
import { shownWait } from './shown-wait.ts'

const HOUR = 60
const DAY = 24 * HOUR
const median = (minutes: number) => shownWait({ people: 50, median: minutes, slowTenth: 0 }).medianMinutes

test('the middle needs five people, the slow tenth fifty: it is a tenth of them', () => {
  const waits = { median: 60, slowTenth: 120 }
  expect(shownWait({ ...waits, people: 0 })).toEqual({})
  expect(shownWait({ ...waits, people: 4 })).toEqual({})
  expect(shownWait({ ...waits, people: 5 })).toEqual({ medianMinutes: 60 })
  expect(shownWait({ ...waits, people: 49 })).toEqual({ medianMinutes: 60 })
  expect(shownWait({ ...waits, people: 50 })).toEqual({ medianMinutes: 60, slowTenthMinutes: 120 })
})

test.each([
  [0, 5],
  [0.1, 5],
  [5, 5],
  [5.1, 10],
  [119, 2 * HOUR],
  [120, 2 * HOUR],
  [120.5, 3 * HOUR],
  [3 * HOUR, 3 * HOUR],
  [71.5 * HOUR, 3 * DAY],
  [3 * DAY, 3 * DAY],
  [3 * DAY + 1, 3.5 * DAY],
  [4 * DAY, 4 * DAY],
])('%d minutes are shown as %d', (minutes, shown) => {
  expect(median(minutes)).toBe(shown)
})

test('it is never shorter than it was, and by half a day longer at most', () => {
  for (let minutes = 0; minutes <= 10 * DAY; minutes += 7) {
    const shown = median(minutes) ?? Number.NaN
    expect(shown).toBeGreaterThanOrEqual(minutes)
    expect(shown - minutes).toBeLessThanOrEqual(minutes <= 2 * HOUR ? 5 : minutes <= 3 * DAY ? HOUR : DAY / 2)
    expect(shown).toBeGreaterThanOrEqual(median(Math.max(0, minutes - 7)) ?? Number.NaN)
  }
})
