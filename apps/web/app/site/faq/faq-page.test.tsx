import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { partialPage } from '#content/partial-page.ts'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import { faqData } from './faq-data.ts'
import * as faqPage from './faq-page.tsx'

const faqs = Array.from({ length: 6 }, (_, n) => ({
  documentId: `f${n}`,
  question: `Question ${n}?`,
  answer: `Answer *${n}*.`,
}))

test('FAQ-01, STA-09 every question stands in one accordion, with the way home before it', async () => {
  const { html } = await renderPage(faqPage, {
    path: '/faq',
    ...fakeSite({
      '/api/faqs': { data: faqs },
      '/api/site-setting': { data: { contact: { phone: '+91 11 0123 4567' } } },
    }),
  })
  expect(html.match(/<details[^>]*name="faq"/g)).toHaveLength(6)
  expect(html).toContain('Answer <em>5</em>.')
  expect(html).toMatch(/aria-label="Breadcrumb".*href="\/"/)
  expect(html).toContain('href="tel:+911101234567"')
  expect(html).toContain('href="/contact"')
})

test('ERR-02, D45 without the questions a quiet word and the toast', async () => {
  const { context } = fakeSite({ '/api/faqs': new ContentUnavailable('down') })
  const { html } = await renderPage(faqPage, { path: '/faq', context })
  expect(html).toContain('We cannot show the questions right now.')
  expect(html).toContain('data-island="notice"')
  expect(context.get(partialPage)).toBe(true)
})

test('search engines are told the questions with their answers', () => {
  expect(faqData([{ id: 'faq-1', question: 'How long?', answerHtml: '<p>Thirty.</p>' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'How long?', acceptedAnswer: { text: '<p>Thirty.</p>' } }],
  })
})
