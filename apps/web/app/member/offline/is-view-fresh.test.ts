import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { expect, test } from 'vitest'
import { isViewFresh } from './view-cache.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-21T12:00:00Z')

test.each([
  ['now', 0, true],
  ['almost seven days ago', 7 * DAY - 1, true],
  ['seven days ago', 7 * DAY, false],
  ['sixty days ago', 60 * DAY, false],
  ['tomorrow: the clock was put right', -DAY, true],
  ['next week: the clock was set back', -7 * DAY, false],
  ['next year', -365 * DAY, false],
])('finding M5: a view of %s', (_, age, fresh) => {
  expect(isViewFresh(NOW - age, NOW)).toBe(fresh)
})

test('the limit is the one that the privacy page names', () => {
  const limit = RETENTION.offlineViewDays * DAY
  expect([isViewFresh(0, limit - 1), isViewFresh(0, limit)]).toEqual([true, false])
})
