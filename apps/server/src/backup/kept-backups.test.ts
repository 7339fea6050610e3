import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DatedBackup, keptBackups } from './remove-old-backups.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A Tuesday. */
const NOW = new Date('2026-11-24T22:30:00Z')
const nightly = (at: string | Date): DatedBackup => ({ at: new Date(at), isByHand: false })
const byHand = (at: string | Date): DatedBackup => ({ at: new Date(at), isByHand: true })
const nights = (count: number) =>
  Array.from({ length: count }, (_, n) => nightly(new Date(NOW.getTime() - n * DAY)))
const days = (backups: readonly DatedBackup[]) => backups.map(({ at }) => at.toISOString().slice(0, 10))
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

test('a backup each night for two months leaves the last seven, and the newest of each of the last five weeks and of each month', () => {
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
    '2026-10-31',
  ])
})

test('finding operate H7: the backup before an upgrade outlives the one of the night, and the night after', () => {
  const beforeUpgrade = byHand('2026-11-24T12:00:00Z')
  const night = nightly('2026-11-24T21:00:00Z')
  expect(keptBackups([beforeUpgrade, night], NOW)).toEqual([beforeUpgrade, night])
  // Also where nothing says that it was made by hand.
  const unmarked = nightly(beforeUpgrade.at)
  expect(keptBackups([unmarked, night], later(DAY))).toEqual([unmarked, night])
  expect(keptBackups([unmarked, night], later(2 * DAY))).toEqual([night])
})

test('what was made by hand stays among those of each night, and is too old after 35 days like all others', () => {
  const hand = byHand('2026-11-03T05:00:00Z')
  const others = Array.from({ length: 40 }, (_, n) => nightly(new Date(hand.at.getTime() + n * DAY + HOUR)))
  const all = [hand, ...others]
  expect(keptBackups(all, new Date(hand.at.getTime() + RETENTION.backupDays * DAY))).toContain(hand)
  expect(keptBackups(all, new Date(hand.at.getTime() + RETENTION.backupDays * DAY + 1))).not.toContain(hand)
})

test('after a pause, the last ones of before stay until they are too old', () => {
  const before = [nightly('2026-10-22T22:30:00Z'), nightly('2026-10-20T22:30:00Z')]
  expect(days(keptBackups([nightly(NOW), ...before], NOW))).toEqual([
    '2026-11-24',
    '2026-10-22',
    '2026-10-20',
  ])
  expect(days(keptBackups(before, later(2 * DAY)))).toEqual(['2026-10-22'])
})

const histories = fc
  .array(fc.record({ pause: fc.integer({ min: 1, max: 5 * 24 * 60 }), isByHand: fc.boolean() }), {
    minLength: 1,
    maxLength: 120,
  })
  .map((steps) => {
    let at = NOW.getTime()
    return steps.map(({ pause, isByHand }) => {
      at += pause * 60_000
      return { at: new Date(at), isByHand }
    })
  })

test('finding operate H7: whatever the history, the newest, all of 48 hours and all by hand stay, and none of over 35 days', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: 50 * 24 }), (backups, hours) => {
      const newest = backups.at(-1)?.at.getTime() ?? 0
      const now = newest + hours * HOUR
      const kept = keptBackups(backups, new Date(now))
      const ageOf = ({ at }: DatedBackup) => now - at.getTime()
      const young = backups.filter((backup) => ageOf(backup) <= RETENTION.backupDays * DAY)
      expect(young).toEqual(expect.arrayContaining(kept))
      for (const backup of young) {
        const stays = backup.isByHand || ageOf(backup) <= 48 * HOUR || backup.at.getTime() === newest
        if (stays) expect(kept).toContain(backup)
      }
      // Of the rest, one for each of seven days, five weeks and, within 35 days, at most three months.
      const others = kept.filter((backup) => !backup.isByHand && ageOf(backup) > 48 * HOUR)
      expect(others.length).toBeLessThanOrEqual(7 + 5 + 3)
      // No day of the last week, week or month loses all of its backups.
      for (const length of [10, 7]) {
        const of = ({ at }: DatedBackup) => at.toISOString().slice(0, length)
        const periods = [...new Set(young.map(of))].reverse().slice(0, 7)
        for (const period of periods) expect(kept.map(of)).toContain(period)
      }
    }),
  )
})

test('finding operate H7: removing after each backup leaves the same as removing once at the end', () => {
  fc.assert(
    fc.property(histories, (backups) => {
      let left: DatedBackup[] = []
      for (const backup of backups) left = keptBackups([...left, backup], backup.at)
      expect(left).toEqual(keptBackups(backups, backups.at(-1)?.at ?? NOW))
    }),
  )
})
