import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { partialPage } from '#content/partial-page.ts'
import * as letterPage from '#site/newsletter/letter-page.tsx'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as communityPage from './community-page.tsx'

const letter = (n: number) => ({
  documentId: `letter${n}`,
  title: `Letter of ${n}`,
  issue: n,
  date: `2026-0${n}-01`,
  summary: `What ${n} says.`,
  content: `Good morning ${n}.<script>alert(1)</script>`,
})
const content = {
  '/api/site-setting': { data: {} },
  '/api/faqs': { data: [{ documentId: 'f1', question: 'How long?', answer: 'Thirty minutes.' }] },
  '/api/newsletters': { data: [letter(2), letter(1)] },
  '/api/newsletters/letter1': { data: letter(1) },
}
const down = new ContentUnavailable('down')

const community = (answers: Record<string, unknown> = content) =>
  renderPage(communityPage, { path: '/community', ...fakeSite(answers) })
const one = (newsletterId: string, answers: Record<string, unknown> = content) =>
  renderPage(letterPage, {
    path: '/community/:newsletterId',
    url: `/community/${newsletterId}`,
    params: { newsletterId },
    ...fakeSite(answers),
  })
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

test('COM-01, COM-02 a list of points, an FAQ, every card to /service-details, `Join Us` to /about', async () => {
  const page = main((await community()).html)
  expect(page.match(/<ul class="points">.*?<\/ul>/)?.[0].match(/<li>/g)?.length).toBeGreaterThan(2)
  expect(page).toContain('How long?')
  const cards = page.match(/<a class="link-row" href="[^"]*"/g)
  expect(cards?.length).toBeGreaterThan(2)
  expect(new Set(cards)).toEqual(new Set(['<a class="link-row" href="/service-details"']))
  expect(page).toMatch(/href="\/about"[^>]*>Join Us</)
})

test('CNS-01, CNS-06 the consultation form stands on it, without required marks, and leads back here', async () => {
  const { html } = await community()
  expect(html).toContain('name="consultation_date"')
  expect(html).toContain('name="return_to" value="/community"')
  expect(html.slice(html.indexOf('<form class="form"'))).not.toContain(' required')
})

test('D31 the archive lists the past letters, the latest first, each at an address of its own', async () => {
  const { html, reads } = await community()
  expect(html).toContain('href="/community/letter2"')
  expect(html.indexOf('Letter of 2')).toBeLessThan(html.indexOf('Letter of 1'))
  expect(html).toContain('Letter 1, 1 January 2026')
  expect(reads).toContain('/api/newsletters?populate=*&sort=date:desc&pagination[pageSize]=100')
})

test('ERR-02, ERR-03 without the content service the page is quiet, and is not kept', async () => {
  const { html, context } = await community({
    '/api/site-setting': down,
    '/api/faqs': down,
    '/api/newsletters': down,
  })
  expect(html).toContain('No letters right now.')
  expect(html).toContain('data-island="notice"')
  expect(context.get(partialPage)).toBe(true)
})

test('D31 a letter can be read whole, and leads to the others', async () => {
  const { html, status } = await one('letter1')
  const page = main(html)
  expect(status).toBe(200)
  expect(page).toContain('<h1>Letter of 1</h1>')
  expect(page).toContain('Good morning 1.')
  expect(page).not.toMatch(/<script(?! type="application.ld.json")/)
  expect(page).not.toContain('Related tags')
  expect(page).toContain('href="/community/letter2"')
  expect(page).not.toContain('href="/community/letter1"')
})

test('a letter that does not exist answers 404, one that cannot be read 503', async () => {
  expect((await one('nobody')).status).toBe(404)
  const unavailable = await one('letter1', { ...content, '/api/newsletters/letter1': down })
  expect(unavailable.status).toBe(503)
  expect(unavailable.html).toContain('We cannot show this letter right now.')
})
