import { expect, test } from 'vitest'
import { pageNumber, pageOf } from './page-of.ts'

test.each([
  [null, 1],
  ['', 1],
  ['1', 1],
  ['4', 4],
  ['0', 1],
  ['-2', 1],
  ['2.5', 1],
  ['two', 1],
  ['1e3', 1],
  ['99999999', 1],
])('?page=%s is page %i', (value, page) => {
  expect(pageNumber(value)).toBe(page)
})

const list = Array.from({ length: 31 }, (_, index) => index)

test('BLG-01 a page has ten records, the last one what is left', () => {
  expect(pageOf(list, 1)).toMatchObject({ page: 1, pageCount: 4 })
  expect(pageOf(list, 2).records).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
  expect(pageOf(list, 4).records).toEqual([30])
})

test('an empty list has one page, and a page past the end has no records', () => {
  expect(pageOf([], 1)).toEqual({ records: [], page: 1, pageCount: 1 })
  expect(pageOf(list, 5).records).toEqual([])
})
