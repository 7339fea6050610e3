import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawRecoveryCode, readRecoveryCode } from './recovery-code.ts'

test('D59: a recovery code has a hundred random bits, in readable groups', () => {
  const codes = Array.from({ length: 2_000 }, () => drawRecoveryCode(randomInt))
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(new Set(codes).size).toBe(codes.length)
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32)
})

test.each([
  ['as it is shown', '7K2QM-0XW9T-HB4ZN-R51CD'],
  ['in small letters', '7k2qm-0xw9t-hb4zn-r51cd'],
  ['without gaps', '7K2QM0XW9THB4ZNR51CD'],
  ['with gaps of their own', ' 7K2Q M0XW 9THB 4ZNR 51CD '],
  ['with the dashes of a word processor', '7K2QM–0XW9T—HB4ZN‑R51CD'],
  ['with letters for digits', '7K2QM-OXW9T-HB4ZN-R5ICD'],
  ['with full-width signs', '７Ｋ２ＱＭ-0XW9T-HB4ZN-R51CD'],
  ['with digits of a Hindi keyboard', '७K२QM-०XW९T-HB४ZN-R५१CD'],
  ['with a direction mark', '\u202A7K2QM-0XW9T-HB4ZN-R51CD\u202C'],
  ['with a small L', '7K2QM-oXW9T-HB4ZN-R5lCD'],
])('D59: a recovery code is understood %s', (_, typed) => {
  expect(readRecoveryCode(typed)).toBe('7K2QM0XW9THB4ZNR51CD')
})

test.each(['', '123456', '7K2QM-0XW9T-HB4ZN-R51C', '7K2QM-0XW9T-HB4ZN-R51CDE', '7K2QM-0XW9T-HB4ZN-R51CU'])(
  'a malformed recovery code (%s) is refused',
  (typed) => {
    expect(readRecoveryCode(typed)).toBeUndefined()
  },
)
