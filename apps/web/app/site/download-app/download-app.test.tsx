import { expect, test } from 'vitest'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as downloadAppPage from './download-app-page.tsx'

const open = (data: object) =>
  renderPage(downloadAppPage, { path: '/download-app', ...fakeSite({ '/api/site-setting': { data } }) })

const storeLinks = { appStoreUrl: 'https://store.example/app', googlePlayUrl: 'https://store.example/play' }

test('APP-01 the page says what the app offers', async () => {
  const { html } = await open({ storeLinks })
  for (const what of ['Your bookings', 'Your sessions', 'Your mood diary']) expect(html).toContain(what)
})

test('APP-02 the badges lead to the stores of the settings', async () => {
  const { html } = await open({ storeLinks })
  expect(html).toMatch(/href="https:\/\/store\.example\/app".*?App Store/)
  expect(html).toMatch(/href="https:\/\/store\.example\/play".*?Google Play/)
})

test('APP-02, D9 without links to the stores it says where to look', async () => {
  const { html } = await open({ brandName: 'Pulli' })
  expect(html).toContain('Search for Pulli in the App Store or on Google Play.')
})

test('APP-02 the QR code is drawn on the server, square, dark modules with a quiet zone round them', async () => {
  const { html } = await open({})
  const [, size = '', d = ''] = /class="qr" viewBox="0 0 (\d+) \1"[^>]*>\s*<path d="([^"]+)"/.exec(html) ?? []
  // 21 modules and four more for each version, and four quiet ones on each side.
  expect((Number(size) - 8 - 21) % 4).toBe(0)
  expect(d).toMatch(/^M4 4h7v1h-7z/)
})

test('APP-03 the four steps to a booking are there', async () => {
  expect((await open({})).html.match(/<li class="step">/g)).toHaveLength(4)
})
