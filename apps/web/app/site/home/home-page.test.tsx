import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { partialPage } from '#content/partial-page.ts'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as homePage from './home-page.tsx'

const blog = (n: number) => ({
  documentId: `blog${n}`,
  title: `Blog ${n}`,
  summary: 'Some words.',
  date: '2025-11-14',
})

const content = {
  '/api/faqs': {
    data: [{ documentId: 'f1', question: 'How long?', answer: 'Thirty *minutes*.<script>x</script>' }],
  },
  '/api/blogs': { data: [blog(1), blog(2), blog(3), blog(4)] },
  '/api/site-setting': {
    data: {
      homeStats: [
        { value: '30', label: 'minutes a session' },
        { value: '', label: 'emptied' },
      ],
      storeLinks: { appStoreUrl: 'https://store.example/app', googlePlayUrl: 'https://store.example/play' },
      socialLinks: { whatsapp: 'https://wa.example', facebook: 'https://fb.example' },
    },
  },
}

const down = new ContentUnavailable('down')
const outage = { '/api/faqs': down, '/api/blogs': down, '/api/site-setting': down }

test('HOME-01 to HOME-09 home shows what the editors wrote, in the order of the design', async () => {
  const { html } = await renderPage(homePage, { path: '/', ...fakeSite(content) })
  const order = [
    'Meet the Experts',
    'minutes a session',
    'Supporting Your Mental Well-being',
    'Our counsellors',
    'Book a consultation',
    'Your first consultation costs less',
    'How long?',
    'Blog 1',
    'id="ref-4"',
  ]
  const places = order.map((words) => html.indexOf(words))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
  expect(html).toContain('Thirty <em>minutes</em>.')
  expect(html).toContain('href="https://store.example/app"')
  expect(html).not.toContain('emptied')
})

test('LIM-01 home shows three blogs', async () => {
  const { html } = await renderPage(homePage, { path: '/', ...fakeSite(content) })
  expect(html).toContain('Blog 3')
  expect(html).not.toContain('Blog 4')
})

test('HOME-02, HOME-04 buttons and ways lead where the specification says', async () => {
  const { html } = await renderPage(homePage, { path: '/', ...fakeSite(content) })
  for (const href of [
    '/team',
    '/get-started',
    '/assessments',
    '/seminars',
    '/journals',
    '/arts-video',
    '/awareness-campaigns',
  ]) {
    expect(html).toContain(`href="${href}"`)
  }
})

test('the content policy holds: no style attributes, no inline script, nothing that listens', async () => {
  const { html } = await renderPage(homePage, { path: '/', ...fakeSite(content) })
  expect(html).not.toMatch(/<[^>]+\sstyle=/)
  expect(html).not.toMatch(/<script(?! type="application.ld.json")/)
  expect(html).not.toMatch(/<[^>]+\son[a-z]+=/)
})

test('NAV-24 the crisis line stands on the page, its numbers can be called', async () => {
  const { html } = await renderPage(homePage, { path: '/', ...fakeSite(content) })
  const words = html.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, '')
  expect(words).toContain('In danger now? Call 112. Want to talk? Tele-MANAS 14416, free, day and night.')
  expect(html).toContain('href="tel:112"')
  expect(html).toContain('href="tel:14416"')
  // The sentence may break between its words, never inside the name of the line.
  expect(html).toContain('<span class="nowrap">Tele-MANAS</span>')
})

test('D41 the notice beside the form leads to what is kept, and shows no name of a version', async () => {
  const { html } = await renderPage(homePage, { path: '/', ...fakeSite(content) })
  expect(html).toContain('<a href="/privacy#consultation">What we keep, and for how long</a>')
  expect(html).not.toContain('consultation-1')
})

test('NAV-01 to NAV-05, NAV-15 the shell links what the specification lists', async () => {
  const { html } = await renderPage(homePage, { path: '/', ...fakeSite(content) })
  const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)
  const listed = ['/', '/about', '/team', '/contact', '/faq', '/journals', '/assessments', '/community']
  expect(links).toEqual(expect.arrayContaining(listed))
  expect(links).toEqual(
    expect.arrayContaining([
      '/awareness-campaigns',
      '/seminars',
      '/arts-audio',
      '/arts-video',
      '/dashboard/login',
    ]),
  )
  expect(html).toContain('© 2025 Pulli, a unit of a private limited company.')
  expect(html).not.toContain('aria-label="Breadcrumb"')
})

test('ERR-02, ERR-03, D45 without the content service home still stands, and is not kept', async () => {
  const { context, logged } = fakeSite(outage)
  const { html } = await renderPage(homePage, { path: '/', context })
  expect(html).toContain('Help begins at your own door.')
  expect(html).toContain('We cannot show the questions right now.')
  expect(html).toContain('Nothing to read right now.')
  expect(html).toContain('data-island="notice" data-on="load"')
  expect(html).toContain('fetch FAQs')
  expect(context.get(partialPage)).toBe(true)
  expect(logged).toHaveLength(3)
})

test('a broken record is left out and logged, and home is whole', async () => {
  const { context, logged } = fakeSite({
    ...content,
    '/api/blogs': { data: [{ documentId: 'b0' }, blog(1)] },
  })
  const { html } = await renderPage(homePage, { path: '/', context })
  expect(html).toContain('Blog 1')
  expect(logged).toMatchObject([{ message: 'content record left out', documentId: 'b0' }])
  expect(context.get(partialPage)).toBe(false)
})

test('CNS-01 to CNS-06 the form has its five fields, seven sections, and no required mark', async () => {
  const { html } = await renderPage(homePage, { path: '/', ...fakeSite(content) })
  const form = html.slice(html.indexOf('<form class="form"'), html.indexOf('consultation-1'))
  for (const name of ['name', 'email', 'phone', 'section', 'consultation_date'])
    expect(form).toContain(`name="${name}"`)
  const sections = form.slice(form.indexOf('name="section"'))
  expect(sections.slice(0, sections.indexOf('</select>')).match(/<option/g)).toHaveLength(8)
  expect(form).toContain('<option value="">Choose Service</option>')
  expect(form).toMatch(/min="\d{4}-\d{2}-\d{2}"/)
  expect(form).not.toContain('required')
  expect(form).toContain('noValidate')
})

test('P5 what home is painted with first stands on it', async () => {
  const { html } = await renderPage(homePage, { path: '/', ...fakeSite(content) })
  expect(html).toContain(`id="${homePage.handle.firstView}"`)
})
