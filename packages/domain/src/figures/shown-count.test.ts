import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNTED_IN, FEWEST_PEOPLE, isHidden, shownParts, shownTotal } from './shown-count.ts'

/** Each person once, where a count reveals most. */
const once = (people: number) => ({ count: people, people })

test.each([
  [0, 0],
  [1, undefined],
  [4, undefined],
  [5, 5],
  [9, 5],
  [10, 10],
  [1_004, 1_000],
])('of a total of %i people is shown %s', (people, shown) => {
  expect(shownTotal(once(people))).toBe(shown)
})

test('parts are shown like totals, but that none looks like few', () => {
  expect(shownParts([0, 1, 4, 5, 9, 10].map(once))).toEqual([undefined, undefined, undefined, 5, 5, 10])
  expect(shownParts([0, 4].map(once))).toEqual([undefined, undefined])
  expect(shownParts([0, 0, 0].map(once))).toEqual([0, 0, 0])
})

test('it is people who have to be five: one who asks ten times is still hidden', () => {
  expect(shownTotal({ count: 10, people: 1 })).toBeUndefined()
  expect(shownTotal({ count: 10, people: 4 })).toBeUndefined()
  expect(shownTotal({ count: 11, people: 5 })).toBe(10)
  expect(shownParts([{ count: 10, people: 4 }, once(5)])).toEqual([undefined, 5])
  expect([0, 1, 4, 5].map((people) => isHidden({ count: 9, people }))).toEqual([false, true, true, false])
})

/** What is on the page, as text: the parts and their total. */
const page = (parts: readonly number[]) => {
  const total = parts.reduce((sum, part) => sum + part, 0)
  return `${shownParts(parts.map(once)).map(String)} of ${shownTotal(once(total))}`
}

/** Every table that could be behind a page: each part within its step, or few where it is hidden. */
function* behind(parts: readonly number[]): Generator<number[]> {
  const [first, ...others] = parts
  if (first === undefined) yield []
  else {
    const from = first < FEWEST_PEOPLE ? 0 : Math.floor(first / COUNTED_IN) * COUNTED_IN
    for (const rest of behind(others)) for (let n = from; n < from + COUNTED_IN; n += 1) yield [n, ...rest]
  }
}

/** Which sizes of each part the page leaves open. */
function leftOpen(parts: readonly number[]): Set<number>[] {
  const seen = page(parts)
  const open = parts.map(() => new Set<number>())
  for (const table of behind(parts))
    if (page(table) === seen) table.forEach((people, place) => void open[place]?.add(people))
  return open
}

test.each([2, 3, 4])('of a table of %i parts with its total, nothing hidden can be worked out', (length) => {
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 4 }) },
    fc.integer({ min: 5, max: 40 }),
  )
  fc.assert(
    fc.property(fc.array(part, { minLength: length, maxLength: length }), (parts) => {
      const open = leftOpen(parts)
      parts.forEach((people, place) => {
        if (isHidden(once(people))) expect(open[place]?.size).toBeGreaterThan(1)
      })
    }),
    {
      numRuns: 50,
      examples: [[Array(length).fill(4)], [Array(length).fill(1)], [[9, ...Array(length - 1).fill(4)]]],
    },
  )
})

test('nor of the seven kinds of care, where all are as large or as small as they can be', () => {
  // Four more than its step each, or nothing more: with these a total says most.
  for (let few = 1; few <= 7; few += 1)
    for (const [hidden, shown] of [
      [4, 9],
      [1, 5],
    ] as const) {
      const parts = [...Array(few).fill(hidden), ...Array(7 - few).fill(shown)]
      const others = (change: number) => {
        const total = parts.reduce((sum, part) => sum + part, 0)
        return Math.floor((total + change) / COUNTED_IN) === Math.floor(total / COUNTED_IN)
      }
      // One person more or fewer among the hidden ones would leave the page as it is.
      expect(others(-1) || (hidden < 4 && others(1)), `${parts}`).toBe(true)
    }
})

test('five parts are refused: if each has four more than its step, their total is one that nothing else makes', () => {
  for (const length of [5, 10]) expect(() => shownParts(Array(length).fill(once(4)))).toThrow(RangeError)
  for (const length of [1, 3, 4, 6, 7]) expect(shownParts(Array(length).fill(once(6)))).toHaveLength(length)
  const total = (parts: number[]) => shownTotal(once(parts.reduce((sum, part) => sum + part, 0)))
  expect(total([4, 4, 4, 4, 4])).not.toBe(total([4, 4, 4, 4, 3]))
})

test('what is left of a longer period names nobody exactly either', () => {
  for (let early = 0; early <= 30; early += 1)
    for (let late = 1; late < FEWEST_PEOPLE; late += 1) {
      const shown = (one: number, more: number) => `${shownTotal(once(one))} ${shownTotal(once(one + more))}`
      const could = new Set<number>()
      for (let one = 0; one <= 40; one += 1)
        for (let more = 0; more <= 12; more += 1) if (shown(one, more) === shown(early, late)) could.add(more)
      expect([...could].length, `${early} and ${late} more`).toBeGreaterThan(1)
    }
})
