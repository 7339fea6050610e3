import { expect, test } from 'vitest'
import type { Instrument } from '#assessment/instrument.ts'
import { INSTRUMENTS } from '#assessment/instruments.ts'
import { ANXIETY_OWN } from '#assessment/packs/anxiety-own.ts'
import { maximumOf } from '#assessment/totals.ts'
import type { MoodType } from '#mood/mood-types.ts'
import { chooseSentence, type Overview } from './choose-sentence.ts'
import { waysToTalk } from './ways-to-talk.ts'

const NOW = new Date('2026-11-27T10:00:00Z')
const TODAY = '2026-11-27'
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000)

/** As of PHQ-9, with one range less. */
const SCALE = {
  bands: [{ from: 0 }, { from: 10 }, { from: 20 }],
  callFrom: 20,
  reliableChange: { points: 6, source: 's' },
}

/** One questionnaire, its results newest first: total, days ago, and whether an answer asked for help. */
const overviewOf = (...results: [total: number, ago: number, hasAnswer?: boolean][]): Overview => ({
  followed: [
    {
      name: 'PHQ-9',
      scale: SCALE,
      results: results.map(([total, ago, hasAnswer = false]) => ({
        total,
        takenAt: daysAgo(ago),
        safety: hasAnswer ? 'now' : 'none',
        hasAnswer,
      })),
    },
  ],
  moods: [],
  today: TODAY,
  now: NOW,
})

test.each([
  [1, 'numbers', 'latest'],
  [2.9, 'numbers', 'latest'],
  [3, 'none', 'latest'],
  [13.9, 'none', 'latest'],
  [14, 'none', 'better'],
] as const)(
  'D54 %d days after an answer that the latest result no longer has: the ways are %s, the sentence %s',
  (ago, ways, kind) => {
    const overview = overviewOf([2, 0.5], [12, ago, true])
    const sentence = chooseSentence(overview)
    expect([waysToTalk(sentence, overview), sentence.kind]).toEqual([ways, kind])
  },
)

test('who hides the numbers does not see them again, until another result asks for help', () => {
  const overview = { ...overviewOf([1, 1, true], [1, 5, true]), hiddenAt: daysAgo(3) }
  expect(waysToTalk(chooseSentence(overview), overview)).toBe('numbers')
  const older = { ...overviewOf([1, 5, true]), hiddenAt: daysAgo(3) }
  expect(waysToTalk(chooseSentence(older), older)).toBe('line')
})

test('finding: "come down" names the day of the result before, "latest" its own', () => {
  expect(chooseSentence(overviewOf([5, 1], [13, 20]))).toEqual({
    kind: 'better',
    name: 'PHQ-9',
    since: daysAgo(20),
    isAfterHardDay: false,
  })
  expect(chooseSentence(overviewOf([5, 1], [6, 20]))).toEqual({
    kind: 'latest',
    name: 'PHQ-9',
    at: daysAgo(1),
  })
})

test('D54 without a reliable change a lower total is neither better nor worse', () => {
  const [phq9 = expect.fail()] = overviewOf([1, 1], [9, 20]).followed
  const scale = { ...SCALE, reliableChange: null }
  const overview = { ...overviewOf(), followed: [{ ...phq9, scale }] }
  expect(chooseSentence(overview).kind).toBe('latest')
})

test('a result that a device with a slow clock dates after now counts as one of now', () => {
  const overview = overviewOf([1, -2, true])
  expect(chooseSentence(overview)).toMatchObject({ kind: 'answer', at: NOW, isAskedAgain: false })
  expect(waysToTalk(chooseSentence(overview), overview)).toBe('numbers')
})

test('yesterday’s hard day counts until there is another check-in, and an older one does not', () => {
  const better = overviewOf([5, 1], [13, 20])
  const after = (...moods: [string, MoodType][]) =>
    chooseSentence({ ...better, moods: moods.map(([day, moodType]) => ({ day, moodType })) })
  expect(after(['2026-11-26', 'BAD'])).toMatchObject({ isAfterHardDay: true })
  expect(after(['2026-11-26', 'BAD'], ['2026-11-27', 'OKAY'])).toMatchObject({ isAfterHardDay: false })
  expect(after(['2026-11-25', 'BAD'])).toMatchObject({ isAfterHardDay: false })
})

const PACKS: readonly Instrument[] = [...Object.values(INSTRUMENTS), ANXIETY_OWN]

test.each(PACKS.map((pack) => [pack.id, pack] as const))(
  'D54 D77 of all totals of %s, two by two, callFrom decides first, then the range, then the reliable change',
  (_, { assessmentName: name, items, bands, callFrom, reliableChange }) => {
    const totals = Array.from({ length: maximumOf(items) + 1 }, (__, total) => total)
    const rangeOf = (total: number) => bands.findIndex(({ from, to }) => from <= total && total <= to)
    const kindOf = (latest: number, before: number) => {
      if (latest >= callFrom.total) return 'high'
      if (rangeOf(latest) > rangeOf(before)) return 'higher'
      if (reliableChange && latest - before >= reliableChange.points) return 'worse'
      if (reliableChange && before - latest >= reliableChange.points) return 'better'
      return 'latest'
    }
    const result = (total: number, ago: number) =>
      ({ total, takenAt: daysAgo(ago), safety: 'none', hasAnswer: false }) as const
    const scale = { bands, callFrom: callFrom.total, reliableChange }
    const wrong = totals.flatMap((latest) =>
      totals.filter((before) => {
        const results = [result(latest, 1), result(before, 20)]
        const sentence = chooseSentence({ ...overviewOf(), followed: [{ name, results, scale }] })
        return sentence.kind !== kindOf(latest, before) || !('name' in sentence) || sentence.name !== name
      }),
    )
    expect(wrong).toEqual([])
  },
)
