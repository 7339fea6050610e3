import { expect, test } from 'vitest'
import { partialPage } from '#content/partial-page.ts'
import * as blogListPage from '#site/blog/blog-list-page.tsx'
import * as notFoundPage from '#site/not-found/not-found-page.tsx'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'

const content = {
  '/api/site-setting': { data: {} },
  '/api/blogs': { data: [{ documentId: 'blog1', title: 'Ordinary days', content: 'marna chahta suicide' }] },
}

const search = (q: string, site = fakeSite(content)) =>
  renderPage(blogListPage, { path: '/blog-grid', url: `/blog-grid?${new URLSearchParams({ q })}`, ...site })

const visit = (url: string) => renderPage(notFoundPage, { path: '*', url, ...fakeSite(content) })

/** The page without the panel that waits under each search box. */
const shown = (html: string) => html.replaceAll(/<div data-role="help" hidden="">.*?<\/section><\/div>/gs, '')
const TITLE = 'Please talk to someone first'

test('a search for help shows two numbers as buttons, before any result', async () => {
  const { html } = await search('marna chahta')
  const button = (number: string) => `<a href="tel:${number}" class="btn btn--act`
  expect(shown(html)).toMatch(
    new RegExp(`<h1>.*${TITLE}.*${button('14416')}.*${button('112')}.*<article`, 's'),
  )
})

test('help is shown where nothing matches, and for words behind the part that is searched for', async () => {
  expect(shown((await search('kill myself')).html)).toContain(TITLE)
  expect(shown((await search(`${'so tired '.repeat(40)} आत्महत्या`)).html)).toContain(TITLE)
})

test('an ordinary search, and the list itself, do not show it', async () => {
  for (const q of ['ordinary', 'dead battery', 'zebra', ''])
    expect(shown((await search(q)).html)).not.toContain(TITLE)
})

test('a search for help is not in the title of the page', async () => {
  const { html } = await search('marna chahta hu')
  const query = { q: 'marna chahta hu', page: 1 }
  const meta = (isHelpFirst: boolean) =>
    JSON.stringify(blogListPage.meta({ loaderData: { query, page: 1, isHelpFirst }, matches: [] } as never))
  expect(html).toContain('Search: marna chahta hu')
  expect(meta(false)).toContain('Search: marna chahta hu')
  expect(meta(true)).not.toContain('Search: marna chahta hu')
})

test('what was searched for is neither logged, nor part of a read, nor kept', async () => {
  const site = fakeSite({ '/api/site-setting': { data: {} }, '/api/blogs': new Error('down') })
  await search('marna chahta canary', site)
  expect(site.logged.length).toBeGreaterThan(0)
  expect(JSON.stringify([site.logged, site.reads])).not.toMatch(/marna|canary/)
  expect(site.context.get(partialPage)).toBe(true)
})

test.each([
  '/kill-myself',
  '/i%20want%20to%20die',
  '/search?q=%E0%A4%86%E0%A4%A4%E0%A5%8D%E0%A4%AE%E0%A4%B9%E0%A4%A4%E0%A5%8D%E0%A4%AF%E0%A4%BE',
  '/help/khudkushi%ff',
])('NAV-22 an address that asks for help shows it first: %s', async (url) => {
  const { html, status } = await visit(url)
  expect(status).toBe(404)
  expect(shown(html)).toMatch(new RegExp(`<h1>.*${TITLE}.*tel:14416.*tel:112.*type="search"`, 's'))
})

test('NAV-22 another unknown address does not', async () => {
  for (const url of ['/nothing-here', '/wp-login.php', '/%ff', '/dead-battery'])
    expect(shown((await visit(url)).html)).not.toContain(TITLE)
})
