import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { partialPage } from '#content/partial-page.ts'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as journalsPage from './journals-page.tsx'

const blog = (n: number) => ({ documentId: `blog${n}`, title: `Blog ${n}`, content: 'Some words.' })
const content = {
  '/api/blogs': { data: [blog(1), blog(2), blog(3), blog(4)] },
  '/api/site-setting': { data: { storeLinks: { appStoreUrl: 'https://store.example/app' } } },
}

test('JRN-01 to JRN-03, LIM-01 three cards open their blogs, `Read Blogs` passes the origin', async () => {
  const { html } = await renderPage(journalsPage, { path: '/journals', ...fakeSite(content) })
  expect(html.match(/<article/g)).toHaveLength(3)
  expect(html).toContain('href="/single-blog/blog1"')
  expect(html).not.toContain('Blog 4')
  expect(html).toMatch(/href="\/blog-grid\?from=%2Fjournals"[^>]*>Read Blogs</)
})

test('NAV-12, NAV-14 `/blogs` is the same page, with the section that a saved id leads to', async () => {
  const { html } = await renderPage(journalsPage, { path: '/blogs', ...fakeSite(content) })
  const { html: own } = await renderPage(journalsPage, { path: '/journals', ...fakeSite(content) })
  const main = (page: string) => page.slice(page.indexOf('<main'), page.indexOf('</main>'))
  expect(main(html)).toBe(main(own))
  expect(html).toContain('id="ref-4"')
})

test('D48 without a store no app is praised', async () => {
  const without = { ...content, '/api/site-setting': { data: {} } }
  const { html } = await renderPage(journalsPage, { path: '/journals', ...fakeSite(without) })
  expect(html).not.toMatch(/App Store|Google Play/)
})

test('NAV-14 both name /journals as the one address, and the feed', () => {
  const args = { matches: [{ loaderData: { publicUrl: 'https://pulli.example' } }] } as never
  const meta = journalsPage.meta(args)
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://pulli.example/journals',
  })
  expect(meta).toContainEqual(expect.objectContaining({ rel: 'alternate', href: '/blogs.rss' }))
})

test('ERR-03 without the content service the page is quiet, and is not kept', async () => {
  const down = new ContentUnavailable('down')
  const { context } = fakeSite({ '/api/blogs': down, '/api/site-setting': down })
  const { html } = await renderPage(journalsPage, { path: '/journals', context })
  expect(html).toContain('Nothing to read right now.')
  expect(context.get(partialPage)).toBe(true)
})
