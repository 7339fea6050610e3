import { expect, test } from 'vitest'
import { isCodeFresh } from './fresh-code.ts'

const entered = new Date('2026-11-22T06:00:00Z')

test('a code is fresh for 15 minutes, and one that was never entered is not', () => {
  expect(isCodeFresh(entered, entered)).toBe(true)
  expect(isCodeFresh(entered, new Date('2026-11-22T06:15:00Z'))).toBe(true)
  expect(isCodeFresh(entered, new Date('2026-11-22T06:15:00.001Z'))).toBe(false)
  expect(isCodeFresh(null, entered)).toBe(false)
})
