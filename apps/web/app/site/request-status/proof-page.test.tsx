import type { FollowPage, Site } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { addresses } from '#addresses.ts'
import { fakeSite, tokenOf } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as followPage from './request-status-page.tsx'

const PAGE: FollowPage = {
  request: {
    state: 'waiting',
    submitted_at: '2026-11-24T08:00:00.000Z',
    call_by: '2026-11-25T06:30:00.000Z',
    is_late: false,
    consultation_date: '2026-11-27',
    for_whom: 'me',
    name: 'A•••',
    email: 'a•••@e•••.in',
    mail: null,
    events: [{ kind: 'received', occurred_at: '2026-11-24T08:00:00.000Z' }],
  },
  timeZone: 'Asia/Kolkata',
  isBookable: false,
}
const refused = { status: 401, error: true as const, message: '', data: { code: 'proof-needed' } }

/** Posts a change that has to be proven, and renders what the page says of the code for it. */
async function changeWith(code: Awaited<ReturnType<Site['acceptFollowStep']>>['envelope']) {
  const { context } = fakeSite(
    {},
    {
      followRequest: async () => PAGE,
      acceptFollowStep: async (_link, { kind }) => ({
        envelope: kind === 'code' ? code : refused,
        setCookies: [],
      }),
    },
  )
  const form = { step: 'withdraw', csrf_token: tokenOf(addresses.requestStatus) }
  const visit = { path: addresses.requestStatus, url: '/request/a-token', params: { token: 'a-token' } }
  return renderPage(followPage, { ...visit, form, context })
}

const SENT = 'We sent it to the number in your request'

test('finding operate H4: the page that asks for a code says when codes are late, and what to do instead', async () => {
  const message = 'Codes are late: ask us to call you.'
  const { html } = await changeWith({ status: 200, error: false, message, data: { is_late: true } })
  expect(html).toContain(`<p role="alert">${message}</p>`)
  expect(html).not.toContain(SENT)
  const inTime = await changeWith({ status: 200, error: false, message: 'On its way.', data: {} })
  expect(inTime.html).toContain(SENT)
  expect(inTime.html).not.toContain('role="alert"')
})
