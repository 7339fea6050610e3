import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as contactPage from './contact-page.tsx'
import { mapAddresses } from './map-address.ts'

const contact = {
  phone: '+91 11 0123 4567',
  email: 'hello@pulli.example.org',
  address: '12 Namuna Marg, New Delhi 110001',
  openingHours: [{ days: 'Every day', from: '11:00:00', to: '20:00:00' }],
  latitude: 28.6315,
  longitude: 77.2167,
  isSample: true,
  mapImage: { url: '/uploads/map.png', alternativeText: 'A drawn sketch', width: 1600, height: 1067 },
}

const render = (parts: object) =>
  renderPage(contactPage, {
    path: '/contact',
    ...fakeSite({ '/api/site-setting': { data: { contact: parts } } }),
  })

test('CON-01 to CON-03 phone, email, address and working hours are those of the settings', async () => {
  const { html } = await render(contact)
  expect(html).toMatch(/<h1[^>]*><a[^>]*href="tel:\+911101234567">\+91 11 0123 4567<\/a><\/h1>/)
  expect(html).toContain('href="mailto:hello@pulli.example.org"')
  expect(html).toContain('11:00 AM to 08:00 PM')
  expect(html).toContain('12 Namuna Marg, New Delhi 110001')
  expect(html).toContain('data-copy="12 Namuna Marg, New Delhi 110001"')
  expect(html).toMatch(/<a[^>]*href="https:[^"]*\/directions\?to=28.63150%2C77.21670"[^>]*>Directions</)
  expect(html).toMatch(/<a[^>]*href="tel:112"[^>]*>Call 112 now</)
  expect(html).toContain('These details are samples.')
})

test('CON-04, CON-05 the map is a picture of ours with a link to the other one', async () => {
  const { html } = await render(contact)
  expect(html).toContain('A drawn sketch')
  expect(html).not.toContain('<iframe')
  expect(html).toMatch(/<a[^>]*href="https:\/\/www\.openstreetmap\.org\/[^>]*>Load the map</)
  expect(contactPage.handle.frame).toBe('https://www.openstreetmap.org')
})

test('what the settings leave out is not shown', async () => {
  const { html } = await render({ email: contact.email })
  expect(html).toContain('Write to us, or come by.')
  expect(html).not.toContain('Working hours')
  expect(html).not.toContain('openstreetmap')
})

test('without the content service the page says so, and the crisis numbers stand', async () => {
  const { html } = await renderPage(contactPage, {
    path: '/contact',
    ...fakeSite({ '/api/site-setting': new ContentUnavailable('down') }),
  })
  expect(html).toContain('Our contact details are not here yet.')
  expect(html).toContain('href="tel:112"')
})

test('CON-05 the frame shows the streets round the office, with its mark', () => {
  const { searchParams, pathname } = new URL(mapAddresses({ latitude: 28.6315, longitude: 77.2167 }).frame)
  expect(pathname).toBe('/export/embed.html')
  expect(searchParams.get('bbox')).toBe('77.21070,28.62750,77.22270,28.63550')
  expect(searchParams.get('marker')).toBe('28.63150,77.21670')
})

test('D51 holidays of the next weeks stand beside the hours, and another zone is named', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-20T06:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { html } = await render({
    openingHours: [{ days: 'Monday to Friday', from: '09:00:00', to: '18:00:00' }],
    holidays: [
      { day: '2027-01-26', name: 'Republic Day' },
      { day: '2026-12-25' },
      { day: '2026-11-09', name: 'Diwali' },
      { day: '2027-08-15', name: 'Independence Day' },
    ],
    timeZone: 'Asia/Kathmandu',
  })
  expect(html).toContain('Monday to Friday, 09:00 AM to 06:00 PM')
  expect(html).toMatch(/Closed on 25 December 2026\..*Closed on 26 January 2027, Republic Day\./)
  expect(html).not.toMatch(/Diwali|Independence/)
  expect(html).toContain('Times are for Kathmandu.')
})
