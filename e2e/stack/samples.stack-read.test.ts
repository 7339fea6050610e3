import { beforeAll, expect, test } from 'vitest'
import { crawledSite } from './crawled-site.ts'
import type { CrawledSite } from './crawls.ts'
import { stack } from './shared-stack.ts'

// D48: what is a sample is marked on a fresh start, and is nowhere in production.

const TYPES = ['faqs', 'blogs', 'webinars', 'teams', 'seminars', 'videos', 'audios', 'newsletters'] as const
const MARK = '<small class="sample">sample</small>'

interface Value {
  readonly [name: string]: unknown
}

const text = async (base: string, path: string) => (await fetch(`${base}${path}`)).text()
const data = async (base: string, path: string) => JSON.parse(await text(base, path)).data

/** The texts that only a sample of the seed contains. */
async function sampleTexts(): Promise<string[]> {
  const settings = await data(stack.siteUrl, '/api/site-setting')
  const teams: Value[] = await data(stack.siteUrl, '/api/teams')
  const letters: Value[] = await data(stack.siteUrl, '/api/newsletters')
  const { contact, storeLinks, socialLinks } = settings
  const parts: Value[][] = [
    settings.campaignStats,
    settings.certificates,
    settings.monthlyPlans,
    settings.annualPlans,
  ]
  return [
    ...teams.flatMap(({ name, registrationNumber }) => [name, registrationNumber]),
    ...letters.map(({ documentId }) => documentId),
    ...parts.flat().flatMap(({ value, title, price, savingPrice }) => [value, title, price, savingPrice]),
    ...[contact.phone, contact.email, contact.address],
    ...[storeLinks.appStoreUrl, storeLinks.googlePlayUrl],
    ...Object.values(socialLinks as Value).filter((link) => String(link).startsWith('https://')),
  ].filter((value): value is string => typeof value === 'string' && value.length > 2)
}

let production: CrawledSite
beforeAll(async () => {
  production = await crawledSite('production')
}, 240_000)

test('in production no page, head, structured data or sitemap shows a sample', async () => {
  const forbidden = await sampleTexts()
  expect(forbidden.length).toBeGreaterThan(40)
  // A style sheet has percentages too.
  const pages = new Map(
    Object.entries(production.pages).map(([path, { html }]) => [
      path,
      html.replaceAll(/<style\b.*?<\/style>/gs, ''),
    ]),
  )
  expect([...pages.values()].filter((html) => html !== '').length).toBeGreaterThan(40)
  pages.set('/sitemap.xml', await text(production.url, '/sitemap.xml'))
  const shown = [...pages].flatMap(([path, html]) =>
    [...forbidden, MARK, 'Sample content', 'SAMPLE-'].flatMap((value) =>
      html.includes(value.replaceAll('&', '&amp;')) ? [`${path}: ${value}`] : [],
    ),
  )
  expect(shown).toEqual([])
  expect(pages.get('/sitemap.xml')).not.toContain('/download-app')
})

test('in production the content reads hold no sample', { timeout: 60_000 }, async () => {
  const reads = await Promise.all(
    [...TYPES.map((type) => `/api/${type}?populate=*`), '/api/site-setting'].map(async (path) => [
      path,
      await text(production.url, path),
    ]),
  )
  for (const [path, body = ''] of reads) {
    expect(body, path).not.toContain('"isSample":true')
    expect(body, path).not.toContain('"error"')
  }
  const [member] = await data(stack.siteUrl, '/api/teams')
  expect((await fetch(`${production.url}/api/teams/${member.documentId}`)).status).toBe(404)
  expect(JSON.parse(await text(production.url, '/api/teams')).meta.pagination.total).toBe(0)
})

test('in production every category shows the number of its published articles', async () => {
  const { blogPanel } = await data(production.url, '/api/site-setting')
  const blogs: Value[] = await data(stack.siteUrl, '/api/blogs?pagination[pageSize]=100')
  expect(blogPanel.categories.length).toBeGreaterThan(0)
  for (const { name, count } of blogPanel.categories)
    expect([name, count]).toEqual([name, blogs.filter(({ category }) => category === name).length])
})

test.for([
  ['/', 5],
  ['/about', 4],
  ['/awareness-campaigns', 3],
  ['/programs', 7],
  ['/blog-grid', 6],
  ['/download-app', 2],
  ['/community', 4],
] as const)(
  'on a fresh start %s marks its samples, outside headings, links and buttons',
  async ([path, count]) => {
    const html = await text(stack.siteUrl, path)
    expect(html.split(MARK).length - 1).toBeGreaterThanOrEqual(count)
    expect(html).toContain('Sample content: names, figures and prices are examples.')
    for (const [, inner = ''] of html.matchAll(/<(?:a|button|h[1-6])\b[^>]*>(.*?)<\/(?:a|button|h[1-6])>/gs))
      expect(inner).not.toContain(MARK)
  },
)
