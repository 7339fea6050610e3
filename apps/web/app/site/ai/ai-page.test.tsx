import { m } from '@pulli/messages/messages.js'
import { expect, test } from 'vitest'
import { appPolicy, documentPolicy } from '#document/content-policy.ts'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as aiPage from './ai-page.tsx'

test('the page on AI says where there is AI and where not, with its source', async () => {
  const { html } = await renderPage(aiPage, {
    path: '/ai',
    ...fakeSite({ '/api/site-setting': { data: {} } }),
  })
  for (const id of ['where', 'instead', 'why', 'check', 'around', 'change', 'sources'])
    expect(html).toContain(`<h2 id="${id}"`)
  expect(html).toContain('doi 10.1145/3715275.3732039')
  expect(html).toMatch(/aria-label="Breadcrumb".*href="\/"/)
})

test('D65 it says that a note is compared with a list of words on the device alone, and so does the notice of consent', async () => {
  const { html } = await renderPage(aiPage, { path: '/ai', ...fakeSite({}) })
  expect(html).toMatch(/save a note, your own device compares it.*Nothing about that is stored or sent/s)
  expect(html).toContain('Some words have points beside them')
  expect(m.consents_moods_notice()).toMatch(
    /your own device looks in it.*nothing about that is stored or sent/,
  )
})

test('NAV-24 the footer of every page leads to the page on AI', async () => {
  const { html } = await renderPage(aiPage, { path: '/ai', ...fakeSite({}) })
  expect(html.slice(html.indexOf('<footer'))).toContain('href="/ai"')
})

test.each([
  ['a document page', documentPolicy('body {}')],
  ['a document page with the map', documentPolicy('body {}', { frame: 'https://www.openstreetmap.org' })],
  ['the dashboard', appPolicy('nonce')],
])('%s can talk to our own server only', (_page, policy) => {
  const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]))
  expect(rules.get('default-src')).toBe("default-src 'none'")
  expect(rules.get('connect-src')).toBe("connect-src 'self'")
  expect(rules.get('form-action')).toBe("form-action 'self'")
  expect(rules.get('worker-src')).toBe("worker-src 'self'")
  const strangers = policy.match(/https?:[^\s;]+/g) ?? []
  expect(strangers.filter((origin) => origin !== 'https://www.openstreetmap.org')).toEqual([])
})
