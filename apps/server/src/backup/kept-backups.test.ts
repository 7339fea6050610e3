import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptBackups } from './kept-backups.ts'

const DAY = 86_400_000
/** A Tuesday. */
const NOW = new Date('2026-11-24T22:30:00Z')
const nights = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ at: new Date(NOW.getTime() - n * DAY) }))
const days = (backups: readonly { at: Date }[]) => backups.map(({ at }) => at.toISOString().slice(0, 10))

test('a backup each night for two months leaves the last seven, and the newest of each of the last five weeks', () => {
  expect(days(keptBackups(nights(60), NOW))).toEqual([
    '2026-11-24',
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-15',
    '2026-11-08',
    '2026-11-01',
  ])
})

test('of several on one day the newest stays', () => {
  const [morning, noon] = [new Date('2026-11-24T06:00:00Z'), new Date('2026-11-24T12:00:00Z')]
  expect(keptBackups([{ at: morning }, { at: noon }], NOW)).toEqual([{ at: noon }])
})

test('after a pause, the last ones of before stay until they are too old', () => {
  const before = [{ at: new Date('2026-10-22T22:30:00Z') }, { at: new Date('2026-10-20T22:30:00Z') }]
  expect(days(keptBackups([{ at: NOW }, ...before], NOW))).toEqual(['2026-11-24', '2026-10-22', '2026-10-20'])
  expect(days(keptBackups(before, new Date(NOW.getTime() + 2 * DAY)))).toEqual(['2026-10-22'])
})

test('whatever there is: the newest stays, none is older than 35 days, and there are twelve at most', () => {
  const ages = fc.array(fc.integer({ min: 0, max: 90 * 24 }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(ages, (hours) => {
      const backups = hours.map((hour) => ({ at: new Date(NOW.getTime() - hour * 3_600_000) }))
      const kept = keptBackups(backups, NOW)
      const newest = Math.max(...backups.map(({ at }) => at.getTime()))
      const limit = NOW.getTime() - RETENTION.backupDays * DAY
      expect(kept.length).toBeLessThanOrEqual(12)
      expect(kept.every(({ at }) => at.getTime() >= limit)).toBe(true)
      if (newest >= limit) expect(kept.some(({ at }) => at.getTime() === newest)).toBe(true)
    }),
  )
})
