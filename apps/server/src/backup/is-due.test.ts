import { expect, test } from 'vitest'
import { isDue } from './is-due.ts'

const at = (text: string) => new Date(`${text}+05:30`)

test.each([
  ['before half past two it is not yet time', '2026-11-24T02:29', '2026-11-23T02:35', false],
  ['at half past two it is', '2026-11-24T02:30', '2026-11-23T02:35', true],
  ['once made, not again that night', '2026-11-24T02:40', '2026-11-24T02:35', false],
  ['nor in the next evening', '2026-11-24T23:59', '2026-11-24T02:35', false],
  ['a night in which the machine was off is made up for', '2026-11-24T10:00', '2026-11-22T02:35', true],
])('backup: %s', (_what, now, done, due) => {
  expect(isDue('backup', { done: at(done), tried: undefined }, at(now))).toBe(due)
})

test.each([
  ['in the night to Monday', '2026-11-23T03:30', '2026-11-16T03:40', true],
  ['not before', '2026-11-23T03:29', '2026-11-16T03:40', false],
  ['once a week', '2026-11-29T23:00', '2026-11-23T03:40', false],
])('drill: %s', (_what, now, done, due) => {
  expect(isDue('drill', { done: at(done), tried: undefined }, at(now))).toBe(due)
})

test('the first is due at once, and one that failed is tried again after an hour', () => {
  const now = at('2026-11-24T12:00')
  expect(isDue('backup', { done: undefined, tried: undefined }, now)).toBe(true)
  expect(isDue('backup', { done: undefined, tried: at('2026-11-24T11:01') }, now)).toBe(false)
  expect(isDue('backup', { done: undefined, tried: at('2026-11-24T11:00') }, now)).toBe(true)
})
