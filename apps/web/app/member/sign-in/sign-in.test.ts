import { expect, test } from 'vitest'
import { RESEND_UNTIL_KEY } from '#storage-keys.ts'
import { maskedNumber } from './masked-number.ts'
import { beginWait, readWait, secondsLeft } from './resend-wait.ts'
import { withRetryTime } from './with-retry-time.ts'

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

test.each([
  [20, 'Many codes were asked for. You can try again in 20 seconds.'],
  [119, 'Many codes were asked for. You can try again in 119 seconds.'],
  [120, 'Many codes were asked for. You can try again in 2 minutes.'],
  [541, 'Many codes were asked for. You can try again in 10 minutes.'],
  [undefined, 'Many codes were asked for.'],
])('finding H2: a refusal with Retry-After %s says when to try again', (retryAfterSeconds, message) => {
  const refusal = { kind: 'refused' as const, status: 429, code: 'too-many-codes', fields: {} }
  const said = withRetryTime({
    ...refusal,
    message: 'Many codes were asked for.',
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  })
  expect(said).toMatchObject({ kind: 'refused', message })
})

test('an answer that is no refusal says nothing more', () => {
  const done = { kind: 'done' as const, data: {}, message: 'You are signed in.' }
  expect(withRetryTime(done)).toBe(done)
  expect(withRetryTime({ kind: 'unanswered' })).toEqual({ kind: 'unanswered' })
})
