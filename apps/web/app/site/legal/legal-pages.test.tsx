import { expect, test } from 'vitest'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as accessibilityPage from './accessibility-page.tsx'
import * as privacyPage from './privacy-page.tsx'
import * as termsPage from './terms-page.tsx'

const settings = {
  legalEntity: 'Pulli Care Private Limited',
  contact: { email: 'hello@pulli.example.org', isSample: true },
}

const render = (page: Parameters<typeof renderPage>[0], path: string) =>
  renderPage(page, { path, ...fakeSite({ '/api/site-setting': { data: settings } }) })

test.each([
  ['/privacy', privacyPage, 'Digital Personal Data Protection Act, 2023'],
  ['/terms', termsPage, 'We are not an emergency service'],
  ['/accessibility', accessibilityPage, 'WCAG 2.2, level AA'],
])(
  '%s is a whole text: its contents lead to its sections, and it says who is responsible',
  async (path, page, words) => {
    const { html } = await render(page, path)
    expect(html).toContain(words)
    const targets = [...html.matchAll(/<li><a href="#([\w-]+)"/g)].map(([, id]) => id)
    expect(targets.length).toBeGreaterThan(4)
    for (const id of targets) expect(html).toContain(`<h2 id="${id}"`)
    expect(html).toContain('Pulli Care Private Limited')
    expect(html).toContain('mailto:hello@pulli.example.org')
    expect(html).toContain('are samples')
  },
)

test('the footer of every page leads to the three texts', async () => {
  const { html } = await render(termsPage, '/terms')
  const footer = html.slice(html.indexOf('<footer'))
  for (const path of ['/privacy', '/terms', '/accessibility']) expect(footer).toContain(`href="${path}"`)
})

test('the privacy page names every field that a consultation request keeps', async () => {
  const { html } = await render(privacyPage, '/privacy')
  for (const field of ['name', 'email', 'phone', 'kind of care', 'day']) {
    expect(html).toContain(`<strong>${field}</strong>`)
  }
})

test('D61 the privacy page names each cookie of a login with its time', async () => {
  const { html } = await render(privacyPage, '/privacy')
  for (const time of ['30 days', '15 minutes', '400 days']) expect(html).toContain(time)
})
