import { expect, test } from 'vitest'
import { RESEND_UNTIL_KEY } from '#start/storage-keys.ts'
import { maskedNumber } from './masked-number.ts'
import { beginWait, readWait, secondsLeft } from './resend-wait.ts'

const NOW = 1_800_000_000_000

function fakeStore() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('OTP-06 the wait is 30 seconds, counted in whole seconds, and kept for a reload', () => {
  const store = fakeStore()
  const until = beginWait(store, NOW)
  expect(secondsLeft(until, NOW)).toBe(30)
  expect(secondsLeft(until, NOW + 1)).toBe(30)
  expect(secondsLeft(until, NOW + 29_001)).toBe(1)
  expect(secondsLeft(until, NOW + 30_000)).toBe(0)
  expect([...store.kept.keys()]).toEqual([RESEND_UNTIL_KEY])
  expect(readWait(store)).toBe(until)
})

test('a clock that was set back, or nonsense in the storage, locks nobody out', () => {
  expect(secondsLeft(NOW + 3_600_000, NOW)).toBe(0)
  const store = fakeStore()
  expect(readWait(store)).toBe(0)
  store.setItem(RESEND_UNTIL_KEY, 'soon')
  expect(readWait(store)).toBe(0)
})

test('a number is shown so that its owner alone knows it', () => {
  expect(maskedNumber('9876543210')).toBe('98••• ••210')
})
