import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectNoSlower } from '../../../tools/test/recorded-figures.ts'
import { ask, MINUTE, NOW, off, person, rule } from './appointment/free-slots-examples.ts'
import { toIndianMobile } from './consultation/indian-mobile.ts'
import { EVERY_DAY } from './opening-hours/opening-hours.ts'
import { distressIn } from './search/distress.ts'

/** The median of an odd number of times, in milliseconds. */
function measure(work: () => void, rounds = 21): number {
  const times = Array.from({ length: rounds }, () => {
    const begunAt = performance.now()
    work()
    return performance.now() - begunAt
  })
  return times.toSorted((a, b) => a - b)[(rounds - 1) / 2] ?? Number.NaN
}

/** The shortest of five times: without what else the machine did. */
function fastest(work: () => void): number {
  return Math.min(...Array.from({ length: 5 }, () => measure(work, 1)))
}

test('security row 44: 64 KiB of anything is read in under 50 ms', () => {
  const milliseconds = measure(() => {
    for (const unit of ['a', '0', '9', '91', '+', ' ']) toIndianMobile(unit.repeat(65_536 / unit.length))
  })
  expect(milliseconds).toBeLessThan(50)
  expectNoSlower('a hundred times 64 KiB read as mobile numbers', 100 * milliseconds)
})

/** The open phrases one after another, cut into sentences. */
function sentencesOf(letters: number): readonly string[] {
  const phrases: { text: string }[] = JSON.parse(
    readFileSync(join(import.meta.dirname, 'search/phrases/open.json'), 'utf8'),
  )
  const all = phrases.map(({ text }) => text).join(' ')
  return Array.from({ length: Math.floor(all.length / letters) }, (_, at) =>
    all.slice(at * letters, (at + 1) * letters),
  )
}

test('of the open phrases, cut into sentences of 200 letters, 99 % are searched for distress in under 1 ms each', () => {
  const sentences = sentencesOf(200)
  expect(sentences.length).toBeGreaterThan(900)
  const times = sentences.map((sentence) => fastest(() => void distressIn(sentence)))
  expect(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]).toBeLessThan(1)
})

test('a sentence of 200 letters is searched for distress in under 1 ms, and any text in under 50 ms', () => {
  const sentence = 'ghar me sab shouting karte hain aur mujhe lagta hai i am tired of it, please tell me '
    .repeat(3)
    .slice(0, 200)
  const milliseconds = measure(() => {
    for (let round = 0; round < 100; round++) distressIn(sentence)
  })
  expect(milliseconds / 100).toBeLessThan(1)
  expectNoSlower('a hundred sentences of 200 letters searched for distress', milliseconds)
  for (const text of [
    'karna chahta ',
    'want die not ',
    'mujhe marna hai machhar ',
    'qwertyuiop asdfghjkl ',
    'a',
  ])
    expect(measure(() => distressIn(text.repeat(10_000)), 5)).toBeLessThan(50)
})

test('the times of fourteen days of twenty counsellors take less than 20 ms', () => {
  const people = Array.from({ length: 20 }, (_, n) =>
    person({
      staffId: String(n),
      rules: EVERY_DAY.flatMap((day) => [rule(day, 9, 13), rule(day, 14, 20)]),
      exceptions: [off('2026-11-25', '2026-11-26')],
      busy: Array.from({ length: 60 }, (__, k) => ({
        from: new Date(NOW.getTime() + k * 330 * MINUTE),
        to: new Date(NOW.getTime() + (k * 330 + 60) * MINUTE),
      })),
    }),
  )
  expect(ask(people).length).toBeGreaterThan(50)
  const milliseconds = measure(() => void ask(people))
  expect(milliseconds).toBeLessThan(20)
  expectNoSlower('a hundred times the free times of twenty counsellors', 100 * milliseconds)
})
