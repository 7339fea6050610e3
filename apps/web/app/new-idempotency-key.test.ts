import { afterEach, expect, test, vi } from 'vitest'
import { newIdempotencyKey } from './new-idempotency-key.ts'

afterEach(() => vi.unstubAllGlobals())

test('finding code bug 5: a key is made where browsers have no randomUUID, and no two are alike', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const keys = Array.from({ length: 1_000 }, newIdempotencyKey)
  expect(new Set(keys).size).toBe(1_000)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})
