import type { Page, Route } from '@playwright/test'

const API = '/api/v1/mwellness'

/** A member unknown to the server, for tests that fake all responses. */
export const ASHA = {
  id: '0198c2f0-0000-7000-8000-000000000001',
  name: 'Asha',
  time_zone: 'Asia/Kolkata',
  tokens: { access_token: 'first-token', expires_in: 900 },
}

/** Signs in on the next page load only: a reload finds the page's own state. */
export async function beMember(page: Page, user: object = ASHA) {
  // Asked for by every page of the dashboard; the server would refuse a fake token, and end the session.
  if ('tokens' in user && user.tokens === ASHA.tokens) {
    await answerWith(page, '/members/me/sealing-keys', refused(503, 'not-now'))
    await answerWith(page, '/members/me/sign-in-notices', done([]))
  }
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('is-set-up')) return
    sessionStorage.setItem('is-set-up', '1')
    localStorage.setItem('authenticated', 'true')
    localStorage.setItem('dashboard-user', JSON.stringify(stored))
  }, user)
}

/** Signs a member in, from the next page on. */
export async function keepUser(page: Page, user: object) {
  await page.evaluate((stored) => {
    localStorage.setItem('authenticated', 'true')
    localStorage.setItem('dashboard-user', JSON.stringify(stored))
  }, user)
}

export const done = (data: unknown, message = '') => ({ status: 200, error: false, message, data })
export const refused = (status: number, code: string, message = '', fields?: Record<string, string>) => ({
  status,
  error: true,
  message,
  data: { code, ...(fields && { fields }) },
})

/** Answers a call of the provider API with an envelope; `answer` may look at the call. Returns the requests. */
export async function answerWith(
  page: Page,
  path: string,
  answer: object | ((route: Route) => object | 'nothing'),
) {
  const sent: { body: unknown; headers: Record<string, string> }[] = []
  await page.route(
    (url) => url.pathname === API + path,
    async (route) => {
      const request = route.request()
      sent.push({ body: request.postDataJSON(), headers: request.headers() })
      const json = typeof answer === 'function' ? answer(route) : answer
      if (json === 'nothing') return route.abort('connectionfailed')
      await route.fulfill({ status: (json as { status: number }).status, json })
    },
  )
  return sent
}

/** Fakes the first page's other calls: no moods, no favourites, no requests. The server would refuse a fake token. */
export async function answerLowerSections(page: Page) {
  const today = new Date().toISOString().slice(0, 10)
  await answerWith(page, '/mood/getMoods', done({ moods: [], today, next_to: null }))
  await answerWith(page, '/members/me/favourites', done([]))
  await answerWith(page, '/members/me/requests', done([]))
  await answerWith(page, '/members/me/unclaimed-requests', done({ requests: [], is_blocking: false }))
}
