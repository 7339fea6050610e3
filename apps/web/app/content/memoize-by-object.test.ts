import { expect, test, vi } from 'vitest'
import { memoizeByObject } from './memoize-by-object.ts'

test('of the same record the same is given, made once; of another like it, another', () => {
  const make = vi.fn(({ name }: { name: string }) => ({ shown: name }))
  const shown = memoizeByObject(make)
  const record = { name: 'Asha' }
  expect(shown(record)).toEqual({ shown: 'Asha' })
  expect(shown(record)).toBe(shown(record))
  expect(make).toHaveBeenCalledTimes(1)
  expect(shown({ name: 'Asha' })).not.toBe(shown(record))
})
