import { expect, test } from 'vitest'
import { cacheablePage } from './cacheable-page.ts'

const visit = (url: string, more: { method?: string; cookie?: string } = {}) =>
  cacheablePage({ method: more.method ?? 'GET', url, headers: more.cookie ? { cookie: more.cookie } : {} })

test.each([
  ['/', '/'],
  ['/crisis', '/crisis'],
  ['/safety-plan', '/safety-plan'],
  ['/get-started', '/get-started'],
  ['/get-started2', '/get-started2'],
  ['/photo-gallery', '/photo-gallery'],
  ['/perceived-stress-assessment', '/perceived-stress-assessment'],
  ['/phq-9-assessment', '/phq-9-assessment'],
  ['/gad-7-assessment', '/gad-7-assessment'],
  ['/about', '/about'],
  ['/contact', '/contact'],
  ['/accessibility', '/accessibility'],
  ['/ai', '/ai'],
  ['/parents', '/parents'],
  ['/dashboard/login', '/dashboard/login'],
  ['/dashboard/OTP', '/dashboard/OTP'],
  ['/seminars', '/seminars'],
  ['/arts-video', '/arts-video'],
  ['/arts-audio', '/arts-audio'],
  ['/blog-grid', '/blog-grid'],
  ['/blog-grid?page=2', '/blog-grid?page=2'],
  ['/blog-grid?tag=Work&page=2', '/blog-grid?page=2&tag=Work'],
  ['/blog-grid?page=2&tag=Work', '/blog-grid?page=2&tag=Work'],
  ['/single-blog/abcdefgh12345678', '/single-blog/abcdefgh12345678'],
  ['/team?language=Hindi&age=child&about=Sleep', '/team?about=Sleep&age=child&language=Hindi'],
  ['/team?age=old', '/team'],
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
  ['/?utm_source=letter&utm_medium=mail&fbclid=IwAR0', '/'],
  ['/team?x=1', '/team'],
  [`/crisis?gclid=${'a'.repeat(1_000)}`, '/crisis'],
  ['/faq?page=2&q=sleep', '/faq'],
  ['/single-blog/abcdefgh12345678?fbclid=IwAR0', '/single-blog/abcdefgh12345678'],
  ['/?%E0%A4%A', '/'],
  ['/blog-grid?utm_source=letter&page=2', '/blog-grid?page=2'],
  ['/campaigns?tag=Work&utm_campaign=may', '/campaigns'],
])(
  'finding H4: a parameter that the page does not read is no part of the key: %s is kept under %s',
  (url, key) => {
    expect(visit(url)).toBe(key)
  },
)

test.each([
  ['/blog-grid?page=anything', '/blog-grid'],
  ['/blog-grid?page=1', '/blog-grid'],
  ['/blog-grid?page=0', '/blog-grid'],
  ['/blog-grid?page=02', '/blog-grid'],
  ['/campaigns?page=-1', '/campaigns'],
  ['/blog-grid?from=/elsewhere', '/blog-grid'],
  ['/blog-grid?page=2&page=3', '/blog-grid?page=2'],
  ['/blog-grid?tag=+Work+&category=', '/blog-grid?tag=Work'],
  ['/blog-grid?q=', '/blog-grid'],
  [`/blog-grid?tag=${'a'.repeat(300)}`, `/blog-grid?tag=${'a'.repeat(100)}`],
])('finding code bug 6: what reads as the same page has one key: %s is kept under %s', (url, key) => {
  expect(visit(url)).toBe(key)
})

test.each([
  ['a search', '/blog-grid?q=sleep'],
  ['a search from a campaign', '/blog-grid?utm_source=letter&q=sleep'],
  ['the page after a search for help', '/blog-grid?help'],
  ['a link by title', '/blog-grid?title=sleep'],
  ['the API', '/api/blogs'],
  ['the dashboard', '/dashboard/assessment'],
  ['an address made up', '/single-blog/../secret'],
  ['an endless address', `/?x=${'a'.repeat(2_048)}`],
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
  expect(visit('/crisis', { cookie: 'refresh=abc' })).toBe('/crisis')
})
