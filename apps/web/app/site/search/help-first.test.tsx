import { distressIn } from '@pulli/domain/search/distress.ts'
import { expect, test } from 'vitest'
import { partialPage } from '#content/partial-page.ts'
import * as blogListPage from '#site/blog/blog-list-page.tsx'
import * as notFoundPage from '#site/not-found/not-found-page.tsx'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'

const content = {
  '/api/site-setting': { data: {} },
  '/api/blogs': {
    data: [{ documentId: 'blog1', title: 'Ordinary days', content: 'marna chahta suicide', tags: 'Suicide' }],
  },
}

const search = (q: string, site = fakeSite(content)) =>
  renderPage(blogListPage, { path: '/blog-grid', form: { q }, ...site })

const follow = (url: string) => renderPage(blogListPage, { path: '/blog-grid', url, ...fakeSite(content) })

const visit = (url: string) => renderPage(notFoundPage, { path: '*', url, ...fakeSite(content) })

/** The page without the panel that waits under each search box. */
const shown = (html: string) => html.replaceAll(/<div data-role="help" hidden="">.*?<\/section><\/div>/gs, '')
const calls = (html: string) =>
  [...shown(html).matchAll(/data-call="(\d+)"/g)].map(([, number]) => number).join(' ')
const TITLE = 'Please talk to someone first'

test('a search for help shows two numbers as buttons, before any result', async () => {
  const { html } = await search('marna chahta')
  const button = (number: string) => `<a href="tel:${number}" class="btn btn--act`
  expect(shown(html)).toMatch(
    new RegExp(`<h1>.*${TITLE}.*${button('14416')}.*${button('112')}.*<article`, 's'),
  )
})

test('BLG-03 a posted search can be shared, one for help has no address of its own', async () => {
  expect((await search('ordinary')).html).toContain('data-address="/blog-grid?q=ordinary"')
  expect((await search('kill myself')).html).toContain('data-address="/blog-grid"')
})

test('help is shown where nothing matches, and for words behind the part that is searched for', async () => {
  expect(shown((await search('kill myself')).html)).toContain(TITLE)
  expect(shown((await search(`${'so tired '.repeat(40)} आत्महत्या`)).html)).toContain(TITLE)
})

test('an ordinary search, and the list itself, do not show it', async () => {
  for (const q of ['ordinary', 'dead battery', 'zebra', ''])
    expect(shown((await search(q)).html)).not.toContain(TITLE)
})

test.each([
  ['beti ne phenyl pi liya', '112', 'vomit'],
  ['marna chahta hu', '14416 112', 'ending your life'],
  ['uncle touched me', '1098 112', 'under 18'],
  ['i am 14 and i want to die', '14416 1098 112', 'under 18'],
  ['pati marta hai', '181 112', 'isn&#x27;t your fault'],
  ['papa sharab peete hain aur maa ko maarte hain', '181 14446 14416 112', 'drinking'],
])('D65 “%s” shows %s', async (typed, numbers, text) => {
  const { html } = await search(typed)
  expect(calls(html)).toContain(numbers)
  expect(shown(html)).toContain(text)
})

test('D65 the panel is in Hindi first, and in English, where the words were Hindi', async () => {
  for (const typed of ['marna chahta hu', 'मरना चाहता हूँ'])
    expect(shown((await search(typed)).html)).toMatch(
      /lang="hi".*पहले किसी से बात कर लें.*Please talk to someone/s,
    )
  expect(shown((await search('kill myself')).html)).not.toContain('lang="hi"')
})

test('D65 neither title nor heading repeats a search for help', async () => {
  const words = 'marna chahta canary'
  for (const { html } of [await search(words), await follow('/blog-grid?q=marna+chahta+canary')])
    expect(html.replace(/value="[^"]*"/, '')).not.toContain('canary')
  const meta = (q: string) => {
    const loaderData = { query: { q, page: 1 }, page: 1, distress: distressIn(q) }
    const matches = [{ loaderData: { publicUrl: 'https://pulli.example' } }]
    return JSON.stringify(blogListPage.meta({ loaderData, matches } as never))
  }
  expect(meta('sleep')).toContain('Search: sleep')
  expect(meta('sleep')).toContain('/blog-grid?q=sleep')
  expect(meta('marna chahta hu')).not.toMatch(/Search|marna/)
})

test('D65 a link with a search for help is followed to an address without it', async () => {
  const { html } = await follow('/blog-grid?q=kill+myself')
  expect(html).toContain('data-address="/blog-grid"')
  expect(html).toContain('<noscript><meta http-equiv="refresh" content="0;url=/blog-grid?help"/></noscript>')
  expect(calls((await follow('/blog-grid?help')).html)).toBe('112 14416 1098 181 14446')
  expect((await follow('/blog-grid?q=sleep')).html).not.toContain('data-address')
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

test('D65 a text leads to an article by words of its title, or to the list', async () => {
  const site = (title: string) => follow(`/blog-grid?${new URLSearchParams({ title })}`)
  const to = async (title: string) => {
    const answer = await site(title).catch((thrown: Response) => thrown)
    return (answer as Response).headers.get('location')
  }
  expect(await to('ordinary DAYS')).toBe('/single-blog/blog1')
  expect(await to('nothing like it')).toBe('/blog-grid')
})
