import { expect, test } from 'vitest'
import { partialPage } from '#content/partial-page.ts'
import * as blogListPage from '#site/blog/blog-list-page.tsx'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'

const file = { url: '/uploads/file.mp4' }
const content = {
  '/api/site-setting': {
    data: {
      blogPanel: { categories: [{ name: 'Parenting', count: 16 }], popularTags: 'Work, Therapy' },
    },
  },
  '/api/blogs': {
    data: [
      { documentId: 'nights', title: 'When sleep will not come', content: 'Tension goes.', tags: 'Work' },
      { documentId: 'desk', title: 'The weight of an exam', content: 'Fear is in the room.' },
      { documentId: 'alarm', title: 'When panic comes', content: 'It is an alarm.' },
    ],
  },
  '/api/audios': {
    data: [
      { documentId: 'rain', title: 'Rain on a roof', tags: 'Sleep, Sound', audioFile: file },
      { documentId: 'bell', title: 'A bell and a breath', tags: 'Morning, Breath', audioFile: file },
    ],
  },
  '/api/videos': { data: [{ documentId: 'out', title: 'Breathe out for longer', videoFile: file }] },
  '/api/seminars': { data: [{ documentId: 'plainly', title: 'Sleep, plainly', videoFile: file }] },
  '/api/faqs': { data: [{ documentId: 'cost', question: 'What does it cost?', answer: 'It *depends*.' }] },
}

const search = (q: string, answers: Record<string, unknown> = content) =>
  renderPage(blogListPage, {
    path: '/blog-grid',
    url: `/blog-grid?${new URLSearchParams({ q })}`,
    ...fakeSite(answers),
  })

/** The links of the list in the order of the page. */
async function found(q: string) {
  const { html } = await search(q)
  const list = html.slice(html.indexOf('class="list__body"'), html.indexOf('class="list__side"'))
  return [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
}

test.each([
  ['neend nahi aati', '/single-blog/nights', '/arts-audio#track-rain-row'],
  ['नींद नहीं आती', '/single-blog/nights', '/seminars#film-plainly'],
  ['exam stress', '/single-blog/desk', '/arts-audio#track-bell-row'],
  ['ghabrahat', '/single-blog/alarm', '/arts-video#film-out'],
])('BLG-03 “%s” finds an article on it and something to hear or to watch', async (q, article, other) => {
  const hrefs = await found(q)
  expect(hrefs).toContain(article)
  expect(hrefs).toContain(other)
  expect(hrefs.indexOf(article)).toBeLessThan(hrefs.indexOf(other))
})

test('BLG-03 articles with the words themselves come before those on their topic', async () => {
  const hrefs = await found('tension')
  expect(hrefs.filter((href) => href?.startsWith('/single-blog/'))).toEqual(['/single-blog/nights'])
})

test('BLG-03 a question is found with its answer, where no article has the words', async () => {
  const { html } = await search('fees')
  expect(html).toContain('No article has these words.')
  expect(html).toMatch(/<details[^>]*id="faq-cost"[^>]*>.*What does it cost\?.*It <em>depends<\/em>\./s)
})

test('BLG-03 where nothing matches: topics, sounds, films and questions, but no article', async () => {
  const { html, context } = await search('xylophonequux')
  expect(html).toContain('Nothing found.')
  for (const heading of ['Topics', 'Sounds', 'Films', 'Questions people ask'])
    expect(html).toContain(`>${heading}</h2>`)
  const hrefs = await found('xylophonequux')
  expect(hrefs.filter((href) => href?.startsWith('/single-blog/'))).toEqual([])
  expect(hrefs).toContain('/blog-grid?category=Parenting')
  expect(hrefs).toContain('/arts-audio#track-rain-row')
  expect(context.get(partialPage)).toBe(true)
})

test('BLG-03 a search for help that no article answers says nothing about spelling', async () => {
  const { html } = await search('khudkushi')
  expect(html).not.toContain('another spelling')
  expect(html).not.toContain('Nothing found')
})

test('BLG-03 without sounds, films and questions the search still answers', async () => {
  const down = new Error('down')
  const { html, status } = await search('sleep', {
    ...content,
    '/api/audios': down,
    '/api/videos': down,
    '/api/seminars': down,
    '/api/faqs': down,
  })
  expect(status).toBe(200)
  expect(html).toContain('When sleep will not come')
})

test('the list itself and its filters read and show articles only', async () => {
  for (const url of ['/blog-grid', '/blog-grid?tag=Work']) {
    const { html, reads } = await renderPage(blogListPage, { path: '/blog-grid', url, ...fakeSite(content) })
    expect(html).not.toContain('class="beside"')
    expect(reads.join()).not.toContain('/api/audios')
  }
})

test('campaigns and the pages for parents, a crisis and the plan are found', async () => {
  const campaigns = {
    '/api/webinars': {
      data: [
        {
          documentId: 'glass',
          title: 'The glass you can leave',
          content: 'Bipolar.',
          related_tags: 'Alcohol',
        },
      ],
    },
  }
  const hrefs = async (q: string) => {
    const { html } = await search(q, { ...content, ...campaigns })
    const list = html.slice(html.indexOf('class="list__body"'), html.indexOf('class="list__side"'))
    return [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  }
  for (const word of ['sharab', 'nasha', 'नशा']) expect(await hrefs(word)).toContain('/single-campaign/glass')
  expect(await hrefs('bipolar')).toContain('/single-campaign/glass')
  expect(await hrefs('helpline')).toContain('/crisis')
  expect(await hrefs('teenager')).toContain('/parents')
  expect(await hrefs('safety plan')).toContain('/safety-plan')
  // A question alone ("In danger now?") would say nothing.
  expect((await search('helpline')).html).toContain('In danger now? Call 112.</p>')
})
