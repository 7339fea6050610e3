import { HISTORY, menu, open, PAGE, toast } from './dashboard-page.ts'
import { ASHA, answerWith, done, refused } from './fake-member.ts'
import { expect, test } from './test.ts'

test('ERR-17 a logout that fails says so, and the session stays', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  await open(page)
  let answer: object | 'nothing' = refused(500, 'unexpected')
  await answerWith(page, '/auth/logout', () => answer)
  if (isMobile) await menu(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(toast(page).first()).toContainText('Logout failed')
  answer = 'nothing'
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('authenticated'))).toBe('true')
})

test('an expired token is refreshed once for all calls, with the XSRF header (API-19, API-22)', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'shown-to-scripts', url: baseURL ?? '' }])
  const renewals = await answerWith(
    page,
    '/auth/refresh',
    done({ tokens: { access_token: 'second-token', expires_in: 900 } }),
  )
  const sent = await open(page, (route) =>
    route.request().headers().authorization === 'Bearer second-token'
      ? done(HISTORY)
      : refused(401, 'sign-in-needed'),
  )
  await expect(page.getByText('Borderline clinical depression').first()).toBeVisible()
  expect(renewals.map(({ headers }) => headers['x-xsrf-token'])).toEqual(['shown-to-scripts'])
  expect(sent.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer first-token',
    'Bearer second-token',
  ])
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('dashboard-user') ?? ''))).toMatchObject({
    name: ASHA.name,
    tokens: { access_token: 'second-token' },
  })
})

test('STA-01, NAV-20 an ended session redirects to the login, and back afterwards', async ({ page }) => {
  await answerWith(page, '/auth/refresh', refused(401, 'session-ended'))
  await open(page, refused(401, 'sign-in-needed'))
  await expect(page).toHaveURL(/\/dashboard\/login$/)
  expect(
    await page.evaluate(() => [localStorage.getItem('authenticated'), sessionStorage.getItem('return-to')]),
  ).toEqual([null, PAGE])
})

test('a logout in another tab ends this one too', async ({ page, context }) => {
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start with any of the three.')
  const other = await context.newPage()
  await other.goto('/crisis')
  await other.evaluate(() => localStorage.clear())
  await expect(page).toHaveURL(/\/dashboard\/login$/)
})
