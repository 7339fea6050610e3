import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import { stepsOf } from '#testing/steps-of.ts'
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

test('APP-02, D9 without links to the stores no page names an app', async () => {
  const { html } = await open({ brandName: 'Pulli' })
  expect(html).toContain('Nothing to install</h1>')
  expect(stepsOf(html)).toEqual(['Send a request', 'We call you', 'Agree on a time', 'Have your session'])
  expect(html).not.toMatch(/App Store|Google Play|Your bookings/)
})

test('APP-02 the QR code is the address of this page, drawn on the server with a quiet zone round it', async () => {
  const { html } = await open({})
  const [, size = '', d = ''] = /class="qr" viewBox="0 0 (\d+) \1"[^>]*>\s*<path d="([^"]+)"/.exec(html) ?? []
  const drawn = Array.from({ length: Number(size) }, () => Array(Number(size)).fill(false))
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  const { data } = encode('https://pulli.example/download-app', { ecc: 'M', border: 4 })
  expect(drawn).toEqual(data)
})

test('APP-03 the four steps to a booking are there', async () => {
  const { html } = await open({ storeLinks })
  expect(stepsOf(html)).toEqual([
    'Download the app',
    'Register and follow simple steps',
    'Choose a slot',
    'Align your calendar',
  ])
})
