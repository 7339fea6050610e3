import { expect, test } from 'vitest'
import { FEWEST_PEOPLE } from './shown-count.ts'
import { shownShare } from './shown-share.ts'

const once = (people: number) => ({ count: people, people })
const share = (part: number, rest: number) => shownShare(once(part), once(rest))
const percent = (value: number) => ({ kind: 'percent', percent: value })

test.each([
  [0, 0, { kind: 'none' }],
  [1, 0, { kind: 'hidden' }],
  [0, 4, { kind: 'hidden' }],
  [4, 4, { kind: 'hidden' }],
  [4, 5, { kind: 'few' }],
  [1, 900, { kind: 'few' }],
  [5, 4, { kind: 'nearly-all' }],
  [900, 1, { kind: 'nearly-all' }],
  [5, 5, percent(50)],
  [0, 5, percent(0)],
  [5, 0, percent(100)],
  [5, 10, percent(33)],
  [10, 5, percent(67)],
])('%i of one kind and %i of the other are %o', (part, rest, shown) => {
  expect(share(part, rest)).toEqual(shown)
})

test('nearly all is never rounded to all, nor hardly any to nobody', () => {
  expect(share(9_990, 10)).toEqual(percent(99))
  expect(share(10, 9_990)).toEqual(percent(1))
})

test('it is people who have to be five on both sides, not what they did', () => {
  expect(shownShare({ count: 20, people: 2 }, { count: 20, people: 20 })).toEqual({ kind: 'few' })
  expect(shownShare({ count: 20, people: 20 }, { count: 20, people: 4 })).toEqual({ kind: 'nearly-all' })
  expect(shownShare({ count: 20, people: 1 }, { count: 0, people: 0 })).toEqual({ kind: 'hidden' })
  expect(shownShare({ count: 30, people: 5 }, { count: 10, people: 5 })).toEqual(percent(75))
})

test('whatever is said, one to four people can be any of them', () => {
  const said = (part: number, rest: number) => JSON.stringify(share(part, rest))
  for (let few = 1; few < FEWEST_PEOPLE; few += 1)
    for (let many = FEWEST_PEOPLE; many <= 60; many += 1)
      for (let other = 1; other < FEWEST_PEOPLE; other += 1) {
        expect(said(few, many)).toBe(said(other, many))
        expect(said(many, few)).toBe(said(many, other))
      }
})
