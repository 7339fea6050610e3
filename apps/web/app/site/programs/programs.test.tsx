import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import { stepsOf } from '#testing/steps-of.ts'
import * as programsPage from './programs-page.tsx'

const benefits = '30 minute sessions\nGroup and personal meeting\n24-hour support'
const settings = {
  storeLinks: { appStoreUrl: 'https://store.example/app' },
  monthlyPlans: [
    { name: 'Light Session', price: '$150', sessions: '6 sessions', benefits },
    { name: 'Standard Session', price: '$250', sessions: '10 sessions', benefits, popularPlan: true },
  ],
  annualPlans: [{ name: 'Light Session', price: '$1,440', savingPrice: '$360', benefits }],
}
const open = (data: object = settings) =>
  renderPage(programsPage, { path: '/programs', ...fakeSite({ '/api/site-setting': { data } }) })

test('PRG-01 six services lead to their details', async () => {
  const { html } = await open()
  const rows = [...html.matchAll(/<a class="link-row" href="([^"]+)".*?link-row__title display">([^<]+)/g)]
  expect(rows.map(([, href, title]) => [href, title])).toEqual(
    [
      'Couples Counselling',
      'Anxiety Treatment',
      'Depression Therapy',
      'Attachment Therapy',
      'Child Therapy',
      'Group Therapy',
    ].map((title) => ['/service-details', title]),
  )
})

test('PRG-02, PRG-03 Child Therapy has its four pointers and leads to a consultation', async () => {
  const { html } = await open()
  const list = html.slice(html.indexOf('class="pointers"'))
  const pointers = [...list.slice(0, list.indexOf('</ul>')).matchAll(/<h3>([^<]+)/g)].map(([, one]) => one)
  expect(pointers).toEqual(['Reliability', 'Support', 'Reliability', 'Confidentiality'])
  expect(html).toMatch(/<a href="\/contact" class="btn btn--act">Get A Consultation</)
})

test('PRG-04 the four steps to a booking are there', async () => {
  const { html } = await open({ storeLinks: { googlePlayUrl: 'https://store.example/play' } })
  expect(stepsOf(html)).toEqual([
    'Download the app',
    'Register and follow simple steps',
    'Choose a slot',
    'Align your calendar',
  ])
})

test('PRG-05, LIM-19 to LIM-23 both prices of the settings are on the page, Monthly chosen, as plain radios', async () => {
  const { html } = await open()
  expect(html).toMatch(/id="billing-monthly" name="billing" checked=""/)
  expect(html).not.toMatch(/id="billing-annually" name="billing" checked/)
  const monthly = html.slice(html.indexOf('plans--monthly'), html.indexOf('plans--annual'))
  expect(monthly).toContain('$150')
  expect(monthly).toContain('6 sessions')
  expect(monthly.match(/24-hour support/g)).toHaveLength(2)
  expect(monthly).toMatch(/plan--popular"><h3>Standard Session<\/h3><p class="plan__popular">Most popular/)
  const annual = html.slice(html.indexOf('plans--annual'))
  expect(annual).toContain('$1,440')
  expect(annual).toContain('You save $360')
})

test('finding: "24-hour support" has the mark of a sample until an editor confirms it', async () => {
  const { html } = await open()
  expect(html.match(/24-hour support(?:<!-- -->| )*<small class="sample">sample<\/small>/g)).toHaveLength(3)
  const monthlyPlans = settings.monthlyPlans.map((plan) => ({ ...plan, isSupportConfirmed: true }))
  const { html: confirmed } = await open({ ...settings, monthlyPlans, annualPlans: monthlyPlans })
  expect(confirmed).not.toContain('class="sample"')
})

test.for([
  ['LIM-23, D48 without prices in the settings', { data: {} }, 'There are no prices here yet.'],
  ['LIM-23, D20 without settings', new ContentUnavailable('down'), 'We cannot show the prices right now.'],
] as const)('%s the page says so, and claims nothing about them', async ([, answer, words]) => {
  const { html } = await renderPage(programsPage, {
    path: '/programs',
    ...fakeSite({ '/api/site-setting': answer }),
  })
  expect(html).toContain(words)
  expect(html).not.toContain('costs less')
  expect(html).not.toContain('name="billing"')
})
