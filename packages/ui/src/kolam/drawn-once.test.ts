import { expect, test, vi } from 'vitest'
import { drawnOnce } from './drawn-once.ts'

test('the same seed and options are drawn once, others on their own', () => {
  const draw = vi.fn((seed: string, options?: { n: number }) => ({ seed, options }))
  const once = drawnOnce(draw)
  expect(once('a', { n: 5 })).toBe(once('a', { n: 5 }))
  expect(once('a')).not.toBe(once('a', { n: 7 }))
  expect(draw).toHaveBeenCalledTimes(3)
})

test('of too many drawings the oldest is forgotten', () => {
  const draw = vi.fn((seed: number) => ({ seed }))
  const once = drawnOnce(draw)
  for (let seed = 0; seed <= 1_000; seed++) once(seed)
  once(1_000)
  expect(draw).toHaveBeenCalledTimes(1_001)
  once(0)
  expect(draw).toHaveBeenCalledTimes(1_002)
})
