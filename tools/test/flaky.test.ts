import { expect, test } from 'vitest'
import { type FlakyRow, tooFlaky } from './flaky.ts'

const row = (commit: string, title = 'a toast leaves'): FlakyRow => ({
  commit,
  day: '2026-11-26',
  file: 'e2e/browser/toasts.e2e.ts',
  title,
})

test('a test that was flaky twice in ten runs passes, a third time it fails the run', () => {
  expect(tooFlaky([row('a'), row('b')], 'b')).toEqual([])
  expect(tooFlaky([row('a'), row('b'), row('c')], 'c')).toEqual([row('c')])
})

test('rows older than ten runs do not count', () => {
  const others = Array.from({ length: 9 }, (_, at) => row(`other ${at}`, 'another test'))
  expect(tooFlaky([row('a'), row('b'), ...others, row('c')], 'c')).toEqual([])
  expect(tooFlaky([row('a'), row('b'), ...others.slice(0, 7), row('c')], 'c')).toEqual([row('c')])
})

test('tests of one title in different files are different tests', () => {
  const elsewhere = { ...row('c'), file: 'e2e/browser/home.e2e.ts' }
  expect(tooFlaky([row('a'), row('b'), elsewhere], 'c')).toEqual([])
})
