import { SiteSetting } from '@pulli/contracts/site-setting.ts'
import { expect, test } from 'vitest'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as aboutPage from './about-page.tsx'
import { organizationData } from './organization-data.ts'

const certificates = [
  { title: 'Care by registered doctors', issuer: 'Sample issuer', isSample: true },
  { title: 'Privacy of member data' },
]

const render = (settings: object) =>
  renderPage(aboutPage, { path: '/about', ...fakeSite({ '/api/site-setting': { data: settings } }) })

test('ABT-01 to ABT-05, CNS-01 the sections stand in the order of the design', async () => {
  const { html } = await render({ certificates })
  const order = [
    'Our mission',
    'Our vision',
    'Our story',
    'Impact goals',
    'What we offer',
    'Certificates',
    'id="consult"',
  ]
  const places = order.map((words) => html.indexOf(words))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('ABT-02 six therapies lead to /service-details, ABT-03 All programs to /programs', async () => {
  const { html } = await render({})
  expect(html.match(/class="link-row" href="\/service-details"/g)).toHaveLength(6)
  expect(html).toMatch(/href="\/programs"[^>]*>All programs</)
})

test('ABT-04 the film of the settings opens in a dialog', async () => {
  const counsellorVideo = { title: 'The first five minutes', videoFile: { url: '/uploads/film.mp4' } }
  const { html } = await render({ counsellorVideo })
  expect(html).toContain('data-open="film"')
  const dialog = html.slice(html.indexOf('<dialog class="dialog dialog--film" id="film"'))
  expect(dialog).toContain('src="/uploads/film.mp4"')
  expect(dialog).toContain('aria-label="Close the video"')
})

test('ABT-05, LIM-14 the certificates of the settings go on every 4000 ms, and samples say so', async () => {
  const { html } = await render({ certificates })
  expect(html).toContain('data-every="4000"')
  expect(html).toContain('Privacy of member data')
  expect(html).toContain('data-count="2 of 2"')
  expect(html).toContain('These are samples.')
  expect((await render({ certificates: [] })).html).not.toContain('Certificates')
})

test('CNS-06 no field of the form on this page is marked required', async () => {
  const { html } = await render({})
  expect(html.slice(html.indexOf('<form class="form"'))).not.toContain('required')
})

test('NC-04 the three fields are named', async () => {
  const words = (await render({})).html.toLowerCase()
  for (const field of ['psychiatry', 'clinical psychology', 'expressive arts therapy']) {
    expect(words).toContain(field)
  }
})

test('search engines are told who we are, and no sample detail', () => {
  const openingHours = [{ days: 'Saturday and Sunday', from: '11:00:00', to: '20:00:00' }]
  const contact = { phone: '+91 11 0123 4567', openingHours, isSample: true }
  const told = (isSample: boolean) =>
    organizationData(
      SiteSetting.parse({ brandName: 'Pulli', contact: { ...contact, isSample } }),
      'https://pulli.example',
    )
  expect(told(true)).toMatchObject({ name: 'Pulli', url: 'https://pulli.example', telephone: undefined })
  expect(told(true).openingHoursSpecification).toBeUndefined()
  expect(told(false)).toMatchObject({ telephone: '+91 11 0123 4567' })
  expect(told(false).openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday', 'Sunday'],
      opens: '11:00',
      closes: '20:00',
    },
  ])
})
