import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { CODE_LIFETIME_SECONDS, CODE_TRIES, drawCode } from './one-time-code.ts'

test('security row 1: a hundred thousand codes have six digits each, and begin with every digit alike', () => {
  const starts = new Map<string, number>()
  for (let n = 0; n < 100_000; n++) {
    const code = drawCode((max) => randomInt(max))
    if (!/^\d{6}$/.test(code)) expect.fail(`not six digits: ${code.length}`)
    const first = code.slice(0, 1)
    starts.set(first, (starts.get(first) ?? 0) + 1)
  }
  expect([...starts.keys()].sort().join('')).toBe('0123456789')
  for (const count of starts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(700)
})

test('security row 1: zeros in front are kept, and the source is asked for a million', () => {
  expect(drawCode((max) => max - 999_993)).toBe('000007')
  expect(drawCode((max) => max - 1)).toBe('999999')
  expect(drawCode(() => 0)).toBe('000000')
})

test('security rows 2 and 4: a code lives for five minutes and takes five tries', () => {
  expect([CODE_LIFETIME_SECONDS, CODE_TRIES]).toEqual([300, 5])
})
