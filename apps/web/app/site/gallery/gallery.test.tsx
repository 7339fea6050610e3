import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { partialPage } from '#content/partial-page.ts'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as galleryPage from './photo-gallery-page.tsx'

const file = (name: string) => ({ url: `/uploads/${name}.png`, width: 1600, height: 1067 })
const records = (kind: string, field: string, count: number) => ({
  data: Array.from({ length: count }, (_, n) => ({
    documentId: `${kind}${n}`,
    title: `${kind} ${n}`,
    [field]: file(`${kind}${n}`),
  })),
})
const open = (answers: Record<string, unknown>) =>
  renderPage(galleryPage, { path: '/photo-gallery', ...fakeSite(answers) })
const titles = (html: string) =>
  [...html.matchAll(/<h2 id="picture-\d-h">([^<]+)/g)].map(([, title]) => title)

test('GAL-01, GAL-02 six pictures of campaigns and seminars, each with an arrow that leads to a larger view', async () => {
  const { html, reads } = await open({
    '/api/webinars': records('Campaign', 'image', 5),
    '/api/seminars': records('Seminar', 'poster', 2),
  })
  expect(html).toContain('<h1 id="gallery-h">Gallery</h1>')
  expect(titles(html)).toEqual([
    'Campaign 0',
    'Campaign 1',
    'Campaign 2',
    'Seminar 0',
    'Seminar 1',
    'Campaign 3',
  ])
  expect(html.match(/class="gallery__link"/g)).toHaveLength(6)
  expect(html).toMatch(/<a class="gallery__link" href="\/uploads\/Campaign0\.png" data-open="picture-1"/)
  expect(html).toContain('type="image/avif"')
  expect(reads.every((read) => read.includes('populate=*'))).toBe(true)
})

test('GAL-02, ERR-03 without the content service six drawn kolams stand there, and the page is not kept', async () => {
  const down = new ContentUnavailable('down')
  const { html, context } = await open({ '/api/webinars': down, '/api/seminars': down })
  expect(new Set(titles(html)).size).toBe(6)
  expect(html.match(/<button class="gallery__link"/g)).toHaveLength(6)
  expect(context.get(partialPage)).toBe(true)
})

test('GAL-03 the page asks for the ring that follows the pointer', async () => {
  const { html } = await open({ '/api/webinars': { data: [] }, '/api/seminars': { data: [] } })
  expect(html).toContain('data-follower=""')
})

test('GAL-04 the title of the page mentions Seminar', () => {
  const [title] = galleryPage.meta({ matches: [] } as unknown as Parameters<typeof galleryPage.meta>[0])
  expect(title).toMatchObject({ title: expect.stringContaining('Seminar') })
})
