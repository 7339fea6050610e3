import type { FollowPage } from '@pulli/web/site-context.ts'
import { expect, test } from 'vitest'
import { fakeSite } from '#testing/fake-site.ts'
import { renderPage } from '#testing/render-page.tsx'
import * as followPage from './request-status-page.tsx'
import * as timesPage from './times-page.tsx'

const TOKEN = 'A'.repeat(22)
const NEXT = 'B'.repeat(22)

const PAGE: FollowPage = {
  request: {
    state: 'waiting',
    submitted_at: '2026-11-21T06:00:00.000Z',
    call_by: null,
    is_late: false,
    consultation_date: '2026-12-01',
    for_whom: 'me',
    name: 'A•••',
    email: 'a•••@e•••.in',
    mail: null,
    events: [{ kind: 'received', occurred_at: '2026-11-21T06:00:00.000Z' }],
  },
  timeZone: 'Asia/Kolkata',
  isBookable: true,
  details: {
    section: 'Art Therapy',
    contact: {},
    call: { about: 'book', startsAt: '2026-11-22T05:30:00.000Z' },
    appointments: [],
  },
}

test('D64: who confirmed a time, and is called about it instead, is told why', async () => {
  const site = fakeSite({}, { followRequest: async () => PAGE })
  const shown = (done: string) =>
    renderPage(followPage, {
      path: '/request/:token',
      url: `/request/${TOKEN}?done=${done}`,
      params: { token: TOKEN },
      ...site,
    })
  const why = 'Your number already has three appointments to come.'
  const { html } = await shown('confirm')
  expect(html).toContain(why)
  expect(html).toContain('We will call you to book this time: Sunday, 22 November, 11:00.')
  expect((await shown('call')).html).not.toContain(why)
})

test.each([
  [followPage, '/request/:token', `/request/${TOKEN}?done=mail`, `/request/${NEXT}?done=mail`],
  [timesPage, '/request/:token/time', `/request/${TOKEN}/time?day=1`, `/request/${NEXT}/time?day=1`],
])(
  'D63: a browser is led from a link that it ended to the same page of the next, with what it goes on with',
  async (module, path, url, next) => {
    const site = fakeSite(
      {},
      {
        followRequest: async () => undefined,
        findTimes: async () => undefined,
        findNextLink: async () => ({ token: NEXT, setCookies: ['follow=1', 'proof=2'] }),
      },
    )
    const answer = await renderPage(module, { path, url, params: { token: TOKEN }, ...site }).catch(
      (thrown: Response) => thrown,
    )
    if (!(answer instanceof Response)) throw new Error('it is not led on')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, next])
    expect(answer.headers.getSetCookie()).toEqual(['follow=1', 'proof=2'])
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  },
)
