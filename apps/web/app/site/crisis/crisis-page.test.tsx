import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as crisisPage from './crisis-page.tsx'

const crisisLines = [
  { name: 'Emergency', number: '112', telephone: '112', kind: 'emergency' },
  {
    name: 'Sneha',
    number: '044-24640050',
    telephone: '+914424640050',
    hours: 'Day and night',
    languages: 'English, Tamil',
    checkedOn: '2026-02-15',
  },
]

test('the two numbers are the headline, the other lines say their hours, languages and the day of the check', async () => {
  const { html } = await renderPage(crisisPage, {
    path: '/crisis',
    ...fakeSite({ '/api/site-setting': { data: { crisisLines } } }),
  })
  expect(html).toMatch(/calls--large.*tel:112.*tel:14416/)
  expect(html).toContain('href="tel:+914424640050"')
  expect(html).toContain('Hours: Day and night')
  expect(html).toContain('Languages: English, Tamil')
  expect(html).toContain('Checked on: 15 February 2026')
  expect(html).not.toContain('>Emergency<')
})

test('ASM-14 both numbers of Tele-MANAS stand without the content service and without a script', async () => {
  const { html } = await renderPage(crisisPage, {
    path: '/crisis',
    ...fakeSite({ '/api/site-setting': new ContentUnavailable('down') }),
  })
  expect(html).toMatch(/calls--large.*tel:112.*tel:14416.*tel:18008914416/)
  expect(html).toContain('>1-800-891-4416</a>')
  expect(html).toContain('The two numbers above answer day and night.')
})
