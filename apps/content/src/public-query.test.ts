import { expect, test } from 'vitest'
import { readPublicQuery } from './public-query'

const attributes = {
  title: { type: 'string' },
  category: { type: 'string' },
  createdAt: { type: 'datetime' },
  blogImage: { type: 'media' },
  recipients: { type: 'text', private: true },
  createdBy: { type: 'relation', private: true },
}

test('an empty query is the first page, newest first', () => {
  expect(readPublicQuery({}, attributes)).toEqual({
    sort: ['createdAt:desc', 'id:asc'],
    page: 1,
    pageSize: 25,
  })
})

test('a type with an order of its own is listed in it', () => {
  expect(readPublicQuery({}, { ...attributes, order: { type: 'integer' } }).sort).toEqual([
    'order:asc',
    'id:asc',
  ])
})

test.each([
  [{ pageSize: '10', page: '2' }, 10, 2],
  [{ pageSize: '100000' }, 100, 1],
  [{ pageSize: '-1', page: '0' }, 25, 1],
  [{ pageSize: '0', page: '9'.repeat(15) }, 1, 100_000],
  [{ pageSize: { $gt: '1' } }, 25, 1],
  ['10', 25, 1],
])('pagination %j is %i entries of page %i', (pagination, pageSize, page) => {
  expect(readPublicQuery({ pagination }, attributes)).toMatchObject({ pageSize, page })
})

test.each([
  'status',
  'publicationState',
  'publicationFilter',
  'hasPublishedVersion',
  'locale',
  'populate',
  '_q',
  'lookup',
  'fields',
])('%s does not reach the database', (name) => {
  expect(readPublicQuery({ [name]: 'draft' }, attributes)).toEqual(readPublicQuery({}, attributes))
})

test.each([
  { sort: 'recipients' },
  { sort: 'createdBy.email' },
  { sort: { createdBy: { email: 'asc' } } },
  { sort: 'title:sideways' },
  { sort: '__proto__' },
  { filters: { recipients: { $contains: '@' } } },
  { filters: { title: 'A door' } },
  { filters: 'title' },
])('%j is refused', (query) => {
  expect(() => readPublicQuery(query, attributes)).toThrow()
})

test('sorting by public, plain fields', () => {
  expect(readPublicQuery({ sort: 'title:DESC,createdAt' }, attributes).sort).toEqual([
    'title:desc',
    'createdAt:asc',
    'id:asc',
  ])
  expect(readPublicQuery({ sort: ['title', ''] }, attributes).sort).toEqual(['title:asc', 'id:asc'])
})
