import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { partialPage } from '#content/partial-page.ts'
import { cardsToThisPage } from '#testing/cards-to-this-page.ts'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as awarenessPage from './awareness-page.tsx'
import * as campaignListPage from './campaign-list-page.tsx'
import * as campaignPage from './campaign-page.tsx'

const campaign = (n: number) => ({
  documentId: `campaign${n}`,
  title: `Campaign ${n}`,
  description: `What ${n} is about.`,
  content: `Words of ${n}.<script>alert(1)</script>`,
  date: '2026-11-10',
  related_tags: 'Work, Life Balance ,, Therapy',
  image: { url: `/uploads/campaign${n}.png`, alternativeText: null, width: 1600, height: 1067 },
})
const film = {
  documentId: 'film1',
  title: 'Nine dots',
  videoFile: { url: '/uploads/film.mp4' },
  captions: { url: '/uploads/film.vtt' },
}
const content = {
  '/api/site-setting': {
    data: {
      campaignStats: [
        { value: '20+', label: 'years' },
        { value: '840+', label: 'patients' },
        { value: '98%', label: 'improved' },
      ],
    },
  },
  '/api/webinars': {
    data: Array.from({ length: 10 }, (_, n) => campaign(n + 1)),
    meta: { pagination: { pageCount: 2 } },
  },
  '/api/webinars/campaign1': { data: campaign(1) },
  '/api/videos': { data: [film] },
}
const down = new ContentUnavailable('down')
const outage = { '/api/site-setting': down, '/api/webinars': down, '/api/videos': down }

const awareness = (answers: Record<string, unknown> = content) =>
  renderPage(awarenessPage, { path: '/awareness-campaigns', ...fakeSite(answers) })
const list = (url: string, answers: Record<string, unknown> = content) =>
  renderPage(campaignListPage, { path: '/campaigns', url, ...fakeSite(answers) })
const one = (campaignId: string, answers: Record<string, unknown> = content) =>
  renderPage(campaignPage, {
    path: '/single-campaign/:campaignId',
    url: `/single-campaign/${campaignId}`,
    params: { campaignId },
    ...fakeSite(answers),
  })
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

test('AWC-01 to AWC-07, LIM-01 the landing page has its buttons, figures, three campaigns and film', async () => {
  const page = main((await awareness()).html)
  expect(page).toContain('href="/contact"')
  expect(page).toContain('href="/about"')
  for (const words of ['20+', 'years', '840+', 'patients', '98%', 'improved']) expect(page).toContain(words)
  expect(page.match(/<article/g)).toHaveLength(3)
  expect(page).toContain('href="/single-campaign/campaign3"')
  expect(page).not.toContain('/single-blog/')
  expect(page).toMatch(/href="\/campaigns\?from=%2Fawareness-campaigns"[^>]*>Read More Articles</)
  expect(page).toContain('data-open="film"')
  expect(page).toContain('src="/uploads/film.mp4"')
})

test('AWC-05, D7 the film is the content service’s own; without one there is nothing to press', async () => {
  const { html } = await awareness({ ...content, '/api/videos': { data: [] } })
  expect(html).not.toContain('data-open="film"')
  expect(html).not.toContain('<iframe')
})

test('ERR-03 without the content service the landing page is quiet', async () => {
  const { html } = await awareness(outage)
  expect(html).toContain('No campaigns right now.')
})

test('CMP-01 to CMP-03, CNT-08, LIM-02, STA-13 ten cards a page, a sidebar, Prev and Next', async () => {
  const { html, status, reads } = await list('/campaigns')
  expect(status).toBe(200)
  expect(html.match(/<article/g)).toHaveLength(10)
  expect(html.match(/Read More/g)).toHaveLength(10)
  expect(html.match(/<img[^>]*src="\/uploads\/campaign\d+\.png"/g)).toHaveLength(10)
  expect(html).toContain('10 November 2026')
  expect(html).toContain('What 1 is about.')
  expect(html).toContain('<aside class="side"')
  expect(html).toMatch(/<button[^>]*disabled[^>]*>.{0,200}Prev/)
  expect(html).toContain('href="/campaigns?page=2"')
  expect(reads).toContain(
    '/api/webinars?populate=*&sort=createdAt:desc&pagination[pageSize]=10&pagination[page]=1',
  )
})

test('NC-06 the origin leads back from the list, through its pages, and only if it is one', async () => {
  const { html } = await list('/campaigns?from=%2Fjournals')
  expect(html).toMatch(/<nav class="crumb".*?href="\/journals".*?<\/nav>/)
  expect(html).toContain('href="/campaigns?from=%2Fjournals&amp;page=2"')
  const { html: made } = await list('/campaigns?from=https://elsewhere.example')
  expect(made).not.toContain('elsewhere')
  expect(made).toMatch(/<nav class="crumb".*?href="\/awareness-campaigns".*?<\/nav>/)
})

test('a page past the end answers 404 and leads to the last one', async () => {
  const { html, status } = await list('/campaigns?page=7', {
    ...content,
    '/api/webinars': { data: [], meta: { pagination: { pageCount: 2 } } },
  })
  expect(status).toBe(404)
  expect(html).toContain('href="/campaigns?page=2"')
})

test('ERR-03 without the content service the list is quiet, and is not kept', async () => {
  const { html, status, context } = await list('/campaigns', outage)
  expect(status).toBe(200)
  expect(html).toContain('No campaigns right now.')
  expect(context.get(partialPage)).toBe(true)
})

test('CMD-01 to CMD-04, D26, NC-09, NC-10 a campaign has its date, clean text, own tags, share, three more', async () => {
  const { html, status } = await one('campaign1')
  const page = main(html)
  expect(status).toBe(200)
  expect(page).toContain('<h1>Campaign 1</h1>')
  expect(page).toMatch(/<picture class="art__cover">.*?<img[^>]*src="\/uploads\/campaign1\.png"/)
  expect(page).toContain('10 November 2026')
  expect(page).toContain('<p class="prose__first">Words of 1.')
  expect(page).not.toMatch(/<script(?! type="application.ld.json")/)
  for (const tag of ['Work', 'Life+Balance', 'Therapy']) expect(page).toContain(`/blog-grid?tag=${tag}"`)
  expect(page.match(/aria-label="Share on [^"]+"/g)).toHaveLength(4)
  expect(page).toContain(encodeURIComponent('https://pulli.example/single-campaign/campaign1'))
  expect(page).toContain('Recommended Campaigns')
  expect(page.match(/class="post"/g)).toHaveLength(3)
  expect(page).toContain('href="/single-campaign/campaign2"')
  expect(cardsToThisPage(page)).toEqual([['/single-campaign/campaign1', 'You are reading this one']])
  expect(page).not.toContain('/single-blog/')
})

test('NC-39 a campaign that does not exist answers 404, one that cannot be read 503', async () => {
  const missing = await one('nobody')
  expect(missing.status).toBe(404)
  expect(missing.html).toContain('This campaign is not here.')
  const unavailable = await one('campaign1', { ...outage, '/api/webinars/campaign1': down })
  expect(unavailable.status).toBe(503)
  expect(unavailable.html).toContain('We cannot show this campaign right now.')
})
