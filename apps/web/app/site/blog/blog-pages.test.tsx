import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { partialPage } from '#content/partial-page.ts'
import { cardsToThisPage } from '#testing/cards-to-this-page.ts'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as blogListPage from './blog-list-page.tsx'
import * as blogPage from './blog-page.tsx'

const blog = (n: number) => ({
  documentId: `blog${n}`,
  title: `Blog ${n}`,
  content: `Words of ${n}.<img src=x onerror=alert(1)>`,
  author: 'Dr Meera Nair',
  date: '2025-11-14',
  tags: n === 3 ? 'Work' : 'Therapy',
})
const settings = {
  data: {
    blogPanel: {
      categories: [{ name: 'Couple Problem', count: 36 }],
      popularTags: 'Life Balance, Work',
    },
  },
}
const content = {
  '/api/site-setting': settings,
  '/api/blogs': {
    data: Array.from({ length: 10 }, (_, n) => blog(n + 1)),
    meta: { pagination: { pageCount: 2 } },
  },
  '/api/blogs/blog1': { data: { ...blog(1), summaryHindi: 'नींद की बात' } },
}
const down = new ContentUnavailable('down')

const list = (url: string, answers: Record<string, unknown> = content) =>
  renderPage(blogListPage, { path: '/blog-grid', url, ...fakeSite(answers) })
const one = (blogId: string, answers: Record<string, unknown> = content) =>
  renderPage(blogPage, {
    path: '/single-blog/:blogId',
    url: `/single-blog/${blogId}`,
    params: { blogId },
    ...fakeSite(answers),
  })

test('BLG-01, BLG-02, STA-13 the first page has ten cards, Prev is disabled, Next leads on', async () => {
  const { html, status, reads } = await list('/blog-grid')
  expect(status).toBe(200)
  expect(html.match(/<article/g)).toHaveLength(10)
  expect(html).toContain('1/2')
  expect(html).toMatch(/<button[^>]*disabled[^>]*>.{0,200}Prev/)
  expect(html).toContain('href="/blog-grid?page=2"')
  expect(reads).toContain(
    '/api/blogs?populate=*&sort=createdAt:desc&pagination[pageSize]=10&pagination[page]=1',
  )
})

test('BLG-04 to BLG-07 the panel shows the lists of the settings, each entry leads to its list', async () => {
  const { html } = await list('/blog-grid')
  expect(html).toContain('href="/blog-grid?category=Couple+Problem"')
  expect(html).toContain('>36<')
  expect(html).toContain('href="/blog-grid?tag=Life+Balance"')
})

test('BLG-07 a tag shows only the blogs that carry it', async () => {
  const { html } = await list('/blog-grid?tag=Work')
  expect(html).toContain('Tagged Work')
  expect(html).toContain('Blog 3')
  expect(html).not.toContain('Blog 4')
})

test('BLG-03 nothing found says so, shows a way back, and is not kept', async () => {
  const { html, status, context } = await list('/blog-grid?q=zebra')
  expect(status).toBe(200)
  expect(html).toContain('Nothing found.')
  expect(html).toContain('value="zebra"')
  expect(context.get(partialPage)).toBe(true)
})

test('what was searched for is text, never markup', async () => {
  const { html } = await list(`/blog-grid?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(html).not.toMatch(/<script(?! type="application.ld.json")/)
})

test('a page past the end answers 404 and leads to the last one', async () => {
  const { html, status } = await list('/blog-grid?page=7', {
    ...content,
    '/api/blogs': { data: [], meta: { pagination: { pageCount: 2 } } },
  })
  expect(status).toBe(404)
  expect(html).toContain('There is no page 7.')
  expect(html).toContain('href="/blog-grid?page=2"')
})

test('ERR-03 without the content service the list is quiet, and is not kept', async () => {
  const { html, status, context } = await list('/blog-grid', {
    '/api/blogs': down,
    '/api/site-setting': down,
  })
  expect(status).toBe(200)
  expect(html).toContain('Nothing to read right now.')
  expect(context.get(partialPage)).toBe(true)
})

test('BLS-01 to BLS-05 an article has its banner, byline, clean text, tags, share links, panel and three more', async () => {
  const { html, status } = await one('blog1')
  expect(status).toBe(200)
  expect(html).toMatch(/art__cover tone-\w+ draw/)
  expect(html).toContain('14 November 2025')
  expect(html).toContain('Dr Meera Nair')
  expect(html).toContain('<p class="prose__first">Words of 1.')
  expect(html).not.toContain('onerror')
  expect(html).toMatch(/<section class="hindi" lang="hi"/)
  for (const tag of ['Family+Problem', 'Therapy', 'Depression'])
    expect(html).toContain(`/blog-grid?tag=${tag}`)
  expect(html.match(/aria-label="Share on [^"]+"/g)).toHaveLength(4)
  expect(html).toContain(encodeURIComponent('https://pulli.example/single-blog/blog1'))
  expect(html).toContain('role="search"')
  expect(html.match(/class="post"/g)).toHaveLength(3)
  expect(cardsToThisPage(html)).toEqual([['/single-blog/blog1', 'You are reading this one']])
})

test('BLS-01 its own picture is the banner', async () => {
  const blogImage = { url: '/uploads/banner.png', alternativeText: 'A kolam', width: 1600, height: 1067 }
  const { html } = await one('blog1', {
    ...content,
    '/api/blogs/blog1': { data: { ...blog(1), blogImage } },
  })
  expect(html).toMatch(
    /<picture class="art__cover">.*?<img(?=[^>]*src="\/uploads\/banner\.png")[^>]*alt="A kolam"/,
  )
})

test('NC-39 an article that does not exist answers 404', async () => {
  const { html, status } = await one('nobody')
  expect(status).toBe(404)
  expect(html).toContain('This article is not here.')
})

test('NC-39 an article that cannot be read just now answers 503', async () => {
  const { html, status } = await one('blog1', {
    '/api/blogs/blog1': down,
    '/api/blogs': down,
    '/api/site-setting': down,
  })
  expect(status).toBe(503)
  expect(html).toContain('We cannot show this article right now.')
})
