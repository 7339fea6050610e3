import { expect, test } from 'vitest'
import { Blog, Faq } from './content.ts'
import { parseList } from './content-answers.ts'

const faq = { documentId: 'f1', question: 'How long?', answer: 'Thirty minutes.' }

test('CNT-03 a list of FAQs is read at data.data, unknown fields are ignored', () => {
  const { records } = parseList(Faq, { data: [{ ...faq, order: 1, locale: 'en' }] })
  expect(records).toEqual([{ ...faq, order: 1 }])
})

test('a broken record is dropped and reported, the others stay', () => {
  const { records, broken } = parseList(Faq, { data: [{ documentId: 'f0', question: '' }, null, faq] })
  expect(records).toEqual([faq])
  expect(broken.map(({ documentId }) => documentId)).toEqual(['f0', undefined])
  expect(broken[0]?.faults.join()).toContain('answer')
})

test.each([[null], ['<html>'], [{ data: {} }], [{ error: { status: 500 } }]])('%j is no list', (json) => {
  expect(() => parseList(Faq, json)).toThrow()
})

test('CNT-08 the page count is read at meta.pagination.pageCount, and is at least 1', () => {
  const meta = (pageCount: unknown) => ({ data: [], meta: { pagination: { pageCount, total: 31 } } })
  expect(parseList(Blog, meta(4))).toMatchObject({ pageCount: 4, total: 31 })
  expect(parseList(Blog, meta(0)).pageCount).toBe(1)
  expect(parseList(Blog, meta('four')).pageCount).toBe(1)
  expect(parseList(Blog, { data: [] }).pageCount).toBe(1)
})
