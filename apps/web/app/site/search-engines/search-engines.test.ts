import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { fakeSite } from '#testing/fake-site.ts'
import { loader as robots } from './robots.ts'
import { loader as sitemap } from './sitemap.ts'

const argsOf = (answers: Record<string, unknown>) =>
  fakeSite(answers) as unknown as Parameters<typeof sitemap>[0] & Parameters<typeof robots>[0]

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/pulli\.example([^<]*)/g)].map(([, at]) => at)

test('robots keep out of the dashboard and find the list of pages', async () => {
  const text = await (await robots(argsOf({}))).text()
  expect(text).toContain('Disallow: /dashboard\n')
  expect(text).toContain('Sitemap: https://pulli.example/sitemap.xml\n')
})

test('the list has every public route once, and every published blog, campaign and letter with its day', async () => {
  const answer = await sitemap(
    argsOf({
      '/api/blogs': { data: [{ documentId: 'b1', updatedAt: '2026-11-21T12:28:45.256Z' }] },
      '/api/webinars': { data: [{ documentId: 'c&1' }] },
      '/api/newsletters': { data: [{ documentId: 'n1' }] },
    }),
  )
  expect(answer.headers.get('content-type')).toContain('application/xml')
  const xml = await answer.text()
  const listed = addressesIn(xml)
  expect(new Set(listed).size).toBe(listed.length)
  for (const path of ['/', '/team', '/get-started2', '/perceived-stress-assessment', '/campaigns', '/crisis'])
    expect(listed).toContain(path)
  expect(listed.filter((path) => /dashboard|:|\/blogs$/.test(path ?? ''))).toEqual([])
  expect(xml).toContain('/single-blog/b1</loc><lastmod>2026-11-21</lastmod>')
  expect(listed).toContain('/single-campaign/c%261')
  expect(listed).toContain('/community/n1')
})

test('D45 without the content service the list is short, and not kept', async () => {
  const down = new ContentUnavailable('down')
  const answer = await sitemap(
    argsOf({ '/api/blogs': down, '/api/webinars': down, '/api/newsletters': down }),
  )
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(addressesIn(await answer.text())).toContain('/assessments')
})
