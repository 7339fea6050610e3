import { ContentUnavailable } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { partialPage } from '#content/partial-page.ts'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import { stepsOf } from '#testing/steps-of.ts'
import * as getStartedPage from './get-started-page.tsx'
import * as getStarted2Page from './get-started2-page.tsx'

const film = {
  title: 'The people you talk to',
  videoFile: { url: '/uploads/film.mp4' },
  captions: { url: '/uploads/film.vtt' },
}
const start = (settings: object) =>
  renderPage(getStartedPage, {
    path: '/get-started',
    ...fakeSite({ '/api/site-setting': { data: settings } }),
  })
const clarify = (answers: Record<string, unknown>) =>
  renderPage(getStarted2Page, { path: '/get-started2', ...fakeSite(answers) })

test('GST-01, STA-12 the play button in the door opens the film of the settings, which is our own', async () => {
  const { html } = await start({ counsellorVideo: film })
  expect(html).toMatch(/<button class="door-film[^>]*data-open="film"/)
  expect(html).toContain('<dialog class="dialog dialog--film" id="film"')
  expect(html).toMatch(/<video[^>]*src="\/uploads\/film\.mp4"[^>]*preload="none"/)
  expect(html).toContain('<noscript><p class="note"><a href="/uploads/film.mp4">')
})

test('GST-01 without a film the door has nothing to press', async () => {
  const { html } = await start({})
  expect(html).toContain('class="doorway"')
  expect(html).not.toContain('data-open="film"')
})

test('GST-02 Continue leads on, Home leads home', async () => {
  const { html } = await start({})
  expect(html).toMatch(/<a href="\/get-started2" class="btn btn--act btn--l">Continue</)
  expect(html).toMatch(/<a href="\/" class="btn btn--line btn--l">Home</)
})

test('GST-03 the four questions stand in their order, with the answers of the editors', async () => {
  const { html } = await clarify({
    '/api/faqs': {
      data: [
        { documentId: 'f2', question: 'What does it cost?', answer: 'Less.' },
        { documentId: 'f1', question: ' how does video/chat therapy work? ', answer: 'By *video*.' },
      ],
    },
  })
  const questions = [...html.matchAll(/<summary><span>([^<]+)/g)].map(([, question]) => question)
  expect(questions).toEqual([
    'How does video/chat therapy work?',
    'Is online therapy in India effective and safe?',
    'What happens in the first session?',
    'How do I know if I need therapy?',
  ])
  expect(html).toContain('By <em>video</em>.')
  expect(html).not.toContain('What does it cost?')
})

test('GST-03, D20 without the content service each question still has its answer, and the page is not kept', async () => {
  const { html, context } = await clarify({ '/api/faqs': new ContentUnavailable('down') })
  expect(html).toContain('You send us a request on this site')
  expect(html).toContain('href="/assessments">self-assessment</a>')
  expect(context.get(partialPage)).toBe(true)
})

test('GST-04, GST-05 the four steps in the words of the specification, and the way home', async () => {
  const storeLinks = { appStoreUrl: 'https://store.example/app' }
  const { html } = await clarify({ '/api/faqs': { data: [] }, '/api/site-setting': { data: { storeLinks } } })
  expect(html).toContain('Book a consultation in 4 easy steps</h2>')
  expect(stepsOf(html)).toEqual([
    'Download the App',
    'Register and follow simple steps',
    'Choose a slot',
    'Align your calendar',
  ])
  expect(html).toMatch(/<a href="\/" class="btn btn--line">Home</)
})

test('GST-04 below the four steps stands how it goes here: ask, choose a time, confirm, calendar file', async () => {
  const storeLinks = { appStoreUrl: 'https://store.example/app' }
  const { html } = await clarify({ '/api/faqs': { data: [] }, '/api/site-setting': { data: { storeLinks } } })
  const order = ['Align your calendar', 'Here on the site, without an app', 'Ask', 'Choose a time', 'Confirm']
  const places = [...order, 'Calendar file'].map((words) => html.indexOf(`>${words}<`))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('D48 without an app it is not offered: the four steps begin with a request', async () => {
  const { html } = await clarify({ '/api/faqs': { data: [] } })
  expect(stepsOf(html)).toEqual(['Send a request', 'We call you', 'Agree on a time', 'Have your session'])
  expect(html).toMatch(/<a href="\/consultation" class="btn btn--act">Book a consultation</)
  expect(html).not.toContain('Get the app')
  expect(html).not.toContain('without an app')
  expect(html).toContain('Or choose the time yourself')
})
