import { expect, test } from 'vitest'
import { Blog, Faq, mediaAddress, parseList, parseRecord, SiteSetting, splitTags } from './content.ts'

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

test('CNT-15 a blog needs an id and a title; what else is null or odd reads as absent', () => {
  const blog = parseRecord(Blog, {
    data: {
      documentId: 'b1',
      title: 'Sleep',
      content: null,
      author: 7,
      summary: ' ',
      blogImage: { url: null },
    },
  })
  expect(blog).toEqual({ documentId: 'b1', title: 'Sleep', content: '' })
})

test('an image keeps its address when its size is unknown', () => {
  const image = { url: '/uploads/a.png', alternativeText: null, width: null, height: 'tall' }
  const blog = parseRecord(Blog, { data: { documentId: 'b1', title: 'Sleep', blogImage: image } })
  expect(blog.blogImage).toEqual({ url: '/uploads/a.png' })
})

test('CNT-22 one broken part of the settings leaves the other parts', () => {
  const setting = parseRecord(SiteSetting, {
    data: {
      brandName: 'Pulli',
      contact: 'none',
      homeStats: [{ value: '3', label: 'kinds of care' }, { value: '', label: 'emptied' }, 'odd'],
      blogPanel: {
        categories: [{ name: 'Parenting', count: 16 }, { count: 3 }],
        popularTags: 'Work, Therapy',
      },
      crisisLines: [{ name: 'Sneha', number: '044', kind: 'other', checkedOn: null }],
    },
  })
  expect(setting).toMatchObject({
    brandName: 'Pulli',
    homeStats: [{ value: '3', label: 'kinds of care' }],
    blogPanel: { categories: [{ name: 'Parenting', count: 16 }], popularTags: 'Work, Therapy' },
    crisisLines: [{ name: 'Sneha', number: '044' }],
    monthlyPlans: [],
  })
  expect(setting.contact).toBeUndefined()
})

test('NC-05 a figure emptied in the settings is not there', () => {
  expect(
    parseRecord(SiteSetting, { data: { homeStats: [{ value: null, label: 'years' }] } }).homeStats,
  ).toEqual([])
})

test('tags are comma-separated text', () => {
  expect(splitTags(' Sleep, , Work,')).toEqual(['Sleep', 'Work'])
  expect(splitTags(undefined)).toEqual([])
})

test('CNT-13 a media address is the content host prefixed to the url', () => {
  expect(mediaAddress('https://pulli.example', '/uploads/a.png')).toBe('https://pulli.example/uploads/a.png')
  expect(mediaAddress('', '/uploads/a.png')).toBe('/uploads/a.png')
  expect(mediaAddress('', 'https://files.example/a.png')).toBe('https://files.example/a.png')
})
