import { afterEach, expect, test, vi } from 'vitest'
import { readRefusals, rememberRefusal } from './repeat-refusals.ts'

/** A browser's storage with what it holds. */
function storageWith(kept?: string) {
  const all = new Map(kept === undefined ? [] : [['repeat-refusals', kept]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => all.set(key, value),
  })
  return all
}

afterEach(() => vi.unstubAllGlobals())

test('each questionnaire has its own refusals, as instants and nothing more', () => {
  const all = storageWith()
  rememberRefusal('phq9', new Date(1_000))
  rememberRefusal('gad7', new Date(2_000))
  rememberRefusal('phq9', new Date(3_000))
  expect(readRefusals('phq9')).toEqual([new Date(1_000), new Date(3_000)])
  expect(readRefusals('gad7')).toEqual([new Date(2_000)])
  expect(all.get('repeat-refusals')).toBe('{"phq9":[1000,3000],"gad7":[2000]}')
})

test.each(['{', 'null', '7', '{"phq9":"x"}', '{"phq9":[null]}'])(
  '%s in the storage counts as none',
  (kept) => {
    storageWith(kept)
    expect(readRefusals('phq9')).toEqual([])
    rememberRefusal('phq9', new Date(1_000))
    expect(readRefusals('phq9')).toEqual([new Date(1_000)])
  },
)

test('without storage nothing is remembered, and nothing fails', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('off')
    },
    setItem: () => {
      throw new Error('off')
    },
  })
  rememberRefusal('phq9', new Date(1_000))
  expect(readRefusals('phq9')).toEqual([])
})
