import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareVersions, newerOf } from './compare-versions.ts'

const number = fc.nat({ max: 30 })
const version = fc.tuple(number, number, number).map((numbers) => numbers.join('.'))

test('H8: versions are compared by their numbers, and not as text', () => {
  expect(['1.10.0', '1.2.0', '0.30.1', '1.9.12'].sort(compareVersions)).toEqual([
    '0.30.1',
    '1.2.0',
    '1.9.12',
    '1.10.0',
  ])
})

test('H8: of any versions one order holds', () => {
  fc.assert(
    fc.property(version, version, version, (a, b, c) => {
      expect(compareVersions(a, a)).toBe(0)
      expect(Math.sign(compareVersions(a, b))).toBe(-Math.sign(compareVersions(b, a)) + 0)
      if (compareVersions(a, b) <= 0 && compareVersions(b, c) <= 0)
        expect(compareVersions(a, c)).toBeLessThanOrEqual(0)
      expect(newerOf(a, b)).toBe(newerOf(b, a))
    }),
  )
})

test('H8: what is no version is not compared', () => {
  for (const text of ['1.0', 'v1.0.0', '1.0.0-rc.1', ''])
    expect(() => compareVersions(text, '1.0.0')).toThrow('is no version')
})
