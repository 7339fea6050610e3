import { expect, test } from 'vitest'
import { cacheablePage } from './cacheable-page.ts'

const visit = (url: string, more: { method?: string; cookie?: string } = {}) =>
  cacheablePage({ method: more.method ?? 'GET', url, headers: more.cookie ? { cookie: more.cookie } : {} })

test.each([
  ['/', '/'],
  ['/crisis', '/crisis'],
  ['/get-started', '/get-started'],
  ['/get-started2', '/get-started2'],
  ['/photo-gallery', '/photo-gallery'],
  ['/perceived-stress-assessment', '/perceived-stress-assessment'],
  ['/about', '/about'],
  ['/contact', '/contact'],
  ['/accessibility', '/accessibility'],
  ['/seminars', '/seminars'],
  ['/arts-video', '/arts-video'],
  ['/arts-audio', '/arts-audio'],
  ['/blog-grid', '/blog-grid'],
  ['/blog-grid?page=2', '/blog-grid?page=2'],
  ['/blog-grid?tag=Work&page=2', '/blog-grid?page=2&tag=Work'],
  ['/blog-grid?page=2&tag=Work', '/blog-grid?page=2&tag=Work'],
  ['/single-blog/abcdefgh12345678', '/single-blog/abcdefgh12345678'],
  ['/journals', '/journals'],
  ['/blogs', '/blogs'],
  ['/awareness-campaigns', '/awareness-campaigns'],
  ['/community', '/community'],
  ['/community/abcdefgh12345678', '/community/abcdefgh12345678'],
  ['/campaigns?page=2&from=/awareness-campaigns', '/campaigns?from=%2Fawareness-campaigns&page=2'],
  ['/blog-grid?from=%2Fjournals', '/blog-grid?from=%2Fjournals'],
  ['/single-campaign/abcdefgh12345678', '/single-campaign/abcdefgh12345678'],
])('the page %s is kept under %s', (url, key) => {
  expect(visit(url)).toBe(key)
})

test.each([
  ['a search', '/blog-grid?q=sleep'],
  ['a parameter nobody knows', '/?utm_source=x'],
  ['an origin that is none', '/blog-grid?from=/elsewhere'],
  ['a parameter given twice', '/blog-grid?page=1&page=2'],
  ['the API', '/api/blogs'],
  ['the dashboard', '/dashboard/assessment'],
  ['an address made up', '/single-blog/../secret'],
  ['an endless address', `/blog-grid?tag=${'a'.repeat(300)}`],
])('%s is not kept', (_what, url) => {
  expect(visit(url)).toBeUndefined()
})

test('only reading is answered from the cache', () => {
  expect(visit('/', { method: 'HEAD' })).toBe('/')
  expect(visit('/', { method: 'POST' })).toBeUndefined()
})

test('whoever carries a session cookie is answered by the router', () => {
  expect(visit('/', { cookie: 'theme=dark; __Host-refresh=abc' })).toBeUndefined()
  expect(visit('/', { cookie: 'refresh=abc' })).toBeUndefined()
  expect(visit('/', { cookie: 'other=1' })).toBe('/')
})
