import { expect, test } from 'vitest'
import { keptFor } from './kept-for.ts'

test('however many ask, what is read is read once in its time, and a failure is not kept', async () => {
  let now = 0
  let reads = 0
  let fails = false
  const read = keptFor(
    5_000,
    async () => {
      reads++
      if (fails) throw new Error('unreachable')
      return reads
    },
    () => now,
  )
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  now = 4_999
  expect(await read()).toBe(1)
  now = 5_000
  expect(await read()).toBe(2)
  now = 10_000
  fails = true
  await expect(Promise.all([read(), read()])).rejects.toThrow('unreachable')
  expect(reads).toBe(3)
  fails = false
  expect(await read()).toBe(4)
})
