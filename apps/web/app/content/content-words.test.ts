import { expect, test } from 'vitest'
import { blogPagePath, blogPath, contentPaths } from './content-paths.ts'
import { dayInWords } from './day-in-words.ts'

test('CNT-02 every read carries populate=*', () => {
  for (const path of [...Object.values(contentPaths), blogPagePath(2, 10), blogPath('a b')]) {
    expect(new URL(path, 'http://content').searchParams.get('populate')).toBe('*')
  }
})

test('CNT-05 a page of blogs is asked for by pageSize and page, newest first', () => {
  const query = new URL(blogPagePath(2, 10), 'http://content').searchParams
  expect(query.get('sort')).toBe('createdAt:desc')
  expect(query.get('pagination[pageSize]')).toBe('10')
  expect(query.get('pagination[page]')).toBe('2')
})

test('CNT-06 a blog is asked for by its id, which cannot leave its place in the address', () => {
  expect(blogPath('../site-setting?x')).toBe('/api/blogs/..%2Fsite-setting%3Fx?populate=*')
})

test.each([
  ['2025-11-14', '14 November 2025'],
  ['2025-11-13T20:00:00.000Z', '14 November 2025'],
  ['soon', undefined],
  [undefined, undefined],
])('%s is written %s', (day, words) => {
  expect(dayInWords(day)).toBe(words)
})
