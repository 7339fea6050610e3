import { afterEach, expect, test, vi } from 'vitest'
import { idempotencyKeys } from './idempotency-keys.ts'

afterEach(() => vi.unstubAllGlobals())

test('finding code bug 5: a key is made where browsers have no randomUUID, and no two are alike', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const made = Array.from({ length: 1_000 }, () => idempotencyKeys().keyFor({}))
  expect(new Set(made).size).toBe(1_000)
  for (const key of made) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

test('the same values tried again keep their key, other values and a new request get another', () => {
  const keys = idempotencyKeys()
  const first = keys.keyFor({ name: 'Asha' })
  expect(keys.keyFor({ name: 'Asha' })).toBe(first)
  const second = keys.keyFor({ name: 'Ravi' })
  expect(second).not.toBe(first)
  keys.forget()
  expect(keys.keyFor({ name: 'Ravi' })).not.toBe(second)
})
