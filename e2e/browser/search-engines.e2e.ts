import { readBlogs } from './site-pages.ts'
import { expect, test } from './test.ts'

test('robots find the list of all pages, and in it every published blog', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? []
  const answer = await request.get(new URL(sitemap).pathname)
  expect(answer.headers()['content-type']).toContain('application/xml')
  const xml = await answer.text()
  const [oldest] = await readBlogs('sort=createdAt:asc&pagination[pageSize]=1')
  expect(xml).toContain(`/single-blog/${oldest?.documentId}</loc>`)
  for (const path of ['/team', '/get-started', '/programs']) expect(xml).toContain(`${path}</loc>`)
})
