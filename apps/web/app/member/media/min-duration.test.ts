import { expect, test, vi } from 'vitest'
import { minDuration } from './min-duration.ts'

test('MED-02 what came at once is held back for the first 500 ms, what came later is not', async () => {
  vi.useFakeTimers()
  const seen: string[] = []
  const answer = Promise.withResolvers<string>()
  void minDuration(500, Promise.resolve('quick')).then((value) => seen.push(value))
  void minDuration(500, answer.promise).then((value) => seen.push(value))
  await vi.advanceTimersByTimeAsync(499)
  expect(seen).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual(['quick'])
  answer.resolve('slow')
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual(['quick', 'slow'])
  vi.useRealTimers()
})
