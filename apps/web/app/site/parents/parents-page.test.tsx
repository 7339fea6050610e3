import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as parentsPage from './parents-page.tsx'

const render = (settings: unknown) =>
  renderPage(parentsPage, { path: '/parents', ...fakeSite({ '/api/site-setting': settings }) })

test('the page for parents has the numbers first, then each part, and says that nobody has reviewed it', async () => {
  const { html } = await render({ data: {} })
  expect(html).toMatch(
    /<h1>Worried about a child or teenager\?.*not yet clinically reviewed.*class="calls".*tel:112.*tel:14416.*tel:1098.*joined with 112.*id="toc-h"/s,
  )
  const targets = [...html.matchAll(/<li><a href="#([\w-]+)"/g)].map(([, id]) => id)
  expect(targets.length).toBeGreaterThan(10)
  for (const id of targets) expect(html).toContain(`<h2 id="${id}"`)
})

test('the page for parents stands without the content service', async () => {
  const { html, status } = await render(new ContentUnavailable('down'))
  expect(status).toBe(200)
  expect(html).toContain('report sexual abuse as the law requires; we tell you unless that adds danger')
})

test('each of its sentences that names a number of help makes it a link', async () => {
  const { html } = await render({ data: {} })
  const words = html.slice(html.indexOf('id="now"'), html.indexOf('id="sources"'))
  const loose = words.replaceAll(/<a [^>]*>.*?<\/a>/g, '').match(/(?<![\d-])(?:112|14416)(?!\d)/g)
  expect(words.match(/href="tel:/g)?.length).toBeGreaterThan(5)
  // “1098 is being joined with 112” is not a call to action.
  expect(loose).toEqual(['112'])
})

test('finding: wanting to end one’s life is danger without any promise asked, and farm chemicals are locked away', async () => {
  const { html } = await render({ data: {} })
  expect(html).toContain('says they want to end their life, especially if they have a plan or the means')
  expect(html).not.toMatch(/promise to be safe/)
  expect(html).toMatch(/Lock away medicines.*farm chemicals, rat poison and anything else/)
  expect(html).toContain('LIVE LIFE')
})
