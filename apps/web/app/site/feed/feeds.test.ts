import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { addresses } from '#addresses.ts'
import { fakeSite } from '#testing/fake-site.ts'
import { loader } from './feed-route.ts'
import { renderRss } from './rss.ts'

const read = (pattern: string, answers: Record<string, unknown>) =>
  loader({ context: fakeSite(answers).context, pattern })

test('the feed of the blogs names each by its whole address, its instant and its author', async () => {
  const answer = await read(addresses.blogFeed, {
    '/api/blogs': {
      data: [
        {
          documentId: 'blog1',
          title: 'Tea & <quiet>',
          summary: 'Some words.',
          content: '',
          author: 'Dr Meera Nair',
          createdAt: '2026-11-14T03:30:00.000Z',
        },
      ],
    },
  })
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const xml = await answer.text()
  expect(xml).toContain('<title>Tea &amp; &lt;quiet&gt;</title>')
  expect(xml).toContain('<link>https://pulli.example/single-blog/blog1</link>')
  expect(xml).toContain('<pubDate>Sat, 14 Nov 2026 03:30:00 GMT</pubDate>')
  expect(xml).toContain('<dc:creator>Dr Meera Nair</dc:creator>')
  expect(xml).toContain('href="https://pulli.example/blogs.rss"')
})

test('the feed of the campaigns opens campaigns', async () => {
  const xml = await (
    await read(addresses.campaignFeed, {
      '/api/webinars': { data: [{ documentId: 'c1', title: 'Ask twice', description: 'Again.' }] },
    })
  ).text()
  expect(xml).toContain('<guid isPermaLink="true">https://pulli.example/single-campaign/c1</guid>')
  expect(xml).not.toContain('<pubDate>')
})

test('without the content service a reader is told to come again', async () => {
  const answer = await read(addresses.blogFeed, { '/api/blogs': new ContentUnavailable('down') })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('60')
})

test('what XML does not know is left out', () => {
  const xml = renderRss({ title: 'a\u0000b\u000Bc', description: '', page: '', self: '"&', entries: [] })
  expect(xml).toContain('<title>abc</title>')
  expect(xml).toContain('href="&quot;&amp;"')
})
