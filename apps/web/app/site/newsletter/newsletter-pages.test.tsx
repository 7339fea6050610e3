import type { Envelope } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import { expect, test } from 'vitest'
import { fakeSite, tokenOf } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as linkPage from './link-page.tsx'
import * as signUpPage from './sign-up-page.tsx'

const content = { '/api/site-setting': { data: {} } }
const done: Envelope = { status: 200, error: false, message: 'done', data: {} }
const over: Envelope = {
  status: 422,
  error: true,
  message: 'This link has expired.',
  data: { code: 'invalid-input', fields: { token: 'This link has expired.' } },
}

async function post(
  page: { action: unknown },
  path: string,
  fields: Record<string, string>,
  answer: Envelope,
) {
  const taken: unknown[] = []
  const { context } = fakeSite(content, {
    acceptNewsletter: async (...step) => {
      taken.push(step)
      return answer
    },
  })
  const request = new Request(`https://pulli.example${path}`, {
    method: 'POST',
    body: new URLSearchParams({ csrf_token: tokenOf(path.replace(/\?.*/, '')), ...fields }),
  })
  // An action's arguments are typed by its own route; these read the request and the context alone.
  const action = page.action as (args: unknown) => Promise<Response>
  return { answer: await action({ request, context, params: {} }), taken }
}

test('D31 the plain form asks with the address, and says to look into the inbox', async () => {
  const { answer, taken } = await post(signUpPage, '/newsletter', { email: 'a@b.in' }, done)
  expect(taken).toEqual([['subscribe', { email: 'a@b.in' }]])
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/newsletter?asked=1')
  const { html } = await renderPage(signUpPage, {
    path: '/newsletter',
    url: '/newsletter?asked=1',
    ...fakeSite(content),
  })
  expect(html).toContain('Check your inbox.')
})

test('the notice beside the sign-up leads to what is kept, and shows no name of a version', async () => {
  const { html } = await renderPage(signUpPage, { path: '/newsletter', ...fakeSite(content) })
  expect(html).toContain('<a href="/privacy#letters">More on privacy</a>')
  expect(html).not.toContain('newsletter-1')
})

test.each([
  ['confirm', 'Yes, send me the letters'],
  ['unsubscribe', 'Unsubscribe'],
])('the link of %s shows a button and does nothing by being opened', async (step, words) => {
  const path = `/newsletter/${step}`
  const { html } = await renderPage(linkPage, { path, url: `${path}?token=abc`, ...fakeSite(content) })
  expect(html).toContain(words)
  expect(html).toContain('name="token" value="abc"')
  const { answer, taken } = await post(linkPage, `${path}?token=abc`, { token: 'abc' }, done)
  expect(taken).toEqual([[step, { token: 'abc' }]])
  expect(answer.headers.get('location')).toBe(`${path}?done=1`)
})

test('security row 39: with another token nothing is asked, and the address that was typed stays', async () => {
  const sent = { email: 'a@b.in', csrf_token: 'wapiti' }
  const { answer, taken } = await post(signUpPage, '/newsletter', sent, done)
  expect(answer).toMatchObject({
    data: { email: 'a@b.in', message: m.form_outdated() },
    init: { status: 403 },
  })
  expect(taken).toEqual([])
})

test.each(['confirm', 'unsubscribe'])(
  'security row 39: with another token the link of %s does nothing',
  async (step) => {
    const other = step === 'confirm' ? 'unsubscribe' : 'confirm'
    const sent = { token: 'abc', csrf_token: tokenOf(`/newsletter/${other}`) }
    const { answer, taken } = await post(linkPage, `/newsletter/${step}?token=abc`, sent, done)
    expect(answer).toMatchObject({
      data: { mayTryAgain: true, message: m.newsletter_link_outdated() },
      init: { status: 403 },
    })
    expect(taken).toEqual([])
  },
)

test('a link whose time is over says so', async () => {
  const { answer } = await post(linkPage, '/newsletter/confirm?token=x', { token: 'x' }, over)
  expect(answer).toMatchObject({ data: { message: over.message }, init: { status: 422 } })
})
