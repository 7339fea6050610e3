import { ERASED_IN_BACKUPS_DAYS, RETENTION } from '@pulli/domain/retention/retention-periods.ts'
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

test('the privacy page says how long each kind of data is kept, with the times of the jobs that delete', async () => {
  const { html } = await render(privacyPage, '/privacy')
  const table = /<table.*?<\/table>/s.exec(html)?.[0] ?? ''
  const { auditMonths, codeBrowserMinutes, idempotencyKeyHours, ...days } = RETENTION
  const { encryptionKeyDays, encryptionKeyOverlapDays, limitDays, heldTimeDays, ...named } = days
  for (const time of [
    ...Object.values(named).map((count) => `${count} days`),
    `${limitDays} day`,
    `${heldTimeDays} day`,
    `${codeBrowserMinutes} minutes`,
    `${idempotencyKeyHours} hours`,
    `${auditMonths} months`,
    `${ERASED_IN_BACKUPS_DAYS} days`,
  ])
    expect(table).toContain(time)
  expect(RETENTION.sealedAccountDays, 'the text says 12 months').toBe(365)
})

const OFFICER = { name: 'Meera Nair', email: 'meera@pulli.example.org', answersWithinDays: 3 }
const PROCESSORS = [{ name: 'Tar Messages', purpose: 'sends the codes', country: 'India', isSample: true }]

/** The three pages, with what an editor entered beyond the contact details. */
async function withSettings(more: object) {
  const site = fakeSite({ '/api/site-setting': { data: { ...settings, ...more } } })
  const pages = { privacyPage, termsPage, accessibilityPage }
  const html = async (page: keyof typeof pages, path: string) =>
    (await renderPage(pages[page], { path, ...site })).html
  return {
    privacy: await html('privacyPage', '/privacy'),
    terms: await html('termsPage', '/terms'),
    accessibility: await html('accessibilityPage', '/accessibility'),
  }
}

test('what nobody has entered is not invented: each page says that it is missing', async () => {
  const { privacy, terms, accessibility } = await withSettings({})
  expect(privacy).toContain('has not entered their names and countries')
  expect(terms).toContain('has not written down its terms for cancelling')
  expect(terms).not.toContain('these terms apply:')
  for (const page of [privacy, terms])
    expect(page).toContain('The name of our grievance officer is not here yet')
  expect(accessibility).toContain('The name of our accessibility officer is not here yet')
})

test('officers, companies and terms of cancelling are named where the law asks for them', async () => {
  const { privacy, terms, accessibility } = await withSettings({
    grievanceOfficer: OFFICER,
    accessibilityOfficer: { ...OFFICER, name: 'Ravi Menon' },
    processors: PROCESSORS,
    cancellation: { text: 'Until **24 hours** before, free of charge.' },
  })
  for (const page of [privacy, terms]) {
    expect(page).toContain('Meera Nair')
    expect(page).toContain('mailto:meera@pulli.example.org')
    expect(page).toContain('acknowledged within 48 hours and settled within one month')
  }
  expect(privacy).toMatch(/Tar Messages, India: sends the codes.*?sample<\/small>/)
  expect(terms).toContain('<strong>24 hours</strong>')
  expect(accessibility).toContain('Ravi Menon')
  expect(accessibility).toContain('Answers within 3 working days.')
})

test('the terms name minors, complaints under the Mental Healthcare Act, and what a doctor may do by video', async () => {
  const { html } = await render(termsPage, '/terms')
  for (const words of [
    'If you are under 18',
    'section 28 of the Mental Healthcare Act',
    '48 hours',
    'Medicines',
  ])
    expect(html).toContain(words)
})
