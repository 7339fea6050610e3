import { expect, test } from 'vitest'
import { savedPosition, storePosition } from './position-store.ts'

function store(stored?: string) {
  const kept = new Map<string, string>()
  if (stored !== undefined) kept.set('audio-positions', stored)
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    kept,
  }
}

test('D40 a recording goes on where it was left, by its documentId', () => {
  const storage = store()
  storePosition(storage, 'rain', 61.7, 300)
  storePosition(storage, 'sea', 20, 300)
  expect(storage.kept.get('audio-positions')).toBe('{"rain":61,"sea":20}')
  expect(savedPosition(storage, 'rain')).toBe(61)
  expect(savedPosition(storage, 'bell')).toBeUndefined()
})

test.each([
  ['its very beginning', 4],
  ['its last seconds', 295],
])('%s is not worth remembering', (_where, position) => {
  const storage = store('{"rain":61}')
  storePosition(storage, 'rain', position, 300)
  expect(savedPosition(storage, 'rain')).toBeUndefined()
})

test('of very many the oldest is forgotten', () => {
  const storage = store()
  for (let n = 0; n < 60; n += 1) storePosition(storage, `track-${n}`, 30, 300)
  expect(savedPosition(storage, 'track-0')).toBeUndefined()
  expect(savedPosition(storage, 'track-59')).toBe(30)
  expect(Object.keys(JSON.parse(storage.kept.get('audio-positions') ?? '{}'))).toHaveLength(50)
})

test.each(['', 'no JSON', 'null', '[]', '"x"', '{"rain":"far"}', '{"rain":-3}'])(
  'a storage that holds %s holds no place',
  (stored) => {
    expect(savedPosition(store(stored), 'rain')).toBeUndefined()
  },
)

test('a full storage stops nothing', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  expect(() => storePosition(full, 'rain', 61, 300)).not.toThrow()
})
