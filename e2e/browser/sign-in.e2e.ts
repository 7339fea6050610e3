import type { Page } from '@playwright/test'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { ASHA, answerLowerSections, answerWith, done, refused } from './fake-member.ts'
import { holdBack } from './hold-back.ts'
import { isReact } from './is-react.ts'
import { inLongRun } from './long-run.ts'
import { expect, test } from './test.ts'

const REQUEST = '/auth/login-request'
const RESEND = '/auth/resend-otp'
const LOGIN = '/auth/login'

const number = (page: Page) => page.getByLabel('Mobile number')
const code = (page: Page) => page.getByLabel('One-time code')
const send = (page: Page) => page.getByRole('button', { name: 'Send OTP' })
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' })
const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('alert')

test.beforeEach(({ page }) => answerLowerSections(page))

async function askForCode(page: Page, otp?: string) {
  const sent = await answerWith(page, REQUEST, done(otp ? { otp } : {}))
  await page.goto('/dashboard/login')
  await number(page).fill('98765 43210')
  await send(page).click()
  await expect(page).toHaveURL(/\/dashboard\/OTP$/)
  return sent
}

for (const path of [
  'assessment',
  'depression-assessment',
  'anxiety-assessment',
  'stress-assessment',
  'phq-9-assessment',
  'gad-7-assessment',
]) {
  test(
    `NAV-19, ROL-02, STA-01 /dashboard/${path} leads who is not signed in to the login`,
    inLongRun(path !== 'assessment' && path !== 'phq-9-assessment'),
    async ({ page }) => {
      await page.goto(`/dashboard/${path}`)
      await expect(page).toHaveURL(/\/dashboard\/login$/)
      expect(await page.evaluate(() => sessionStorage.getItem('return-to'))).toBe(`/dashboard/${path}`)
    },
  )
}

test('NAV-21 the misspelt address leads to the login', async ({ page }) => {
  await page.goto('/dashbaord/login')
  await expect(page).toHaveURL(/\/dashboard\/login$/)
})

test('LOG-01 the login has the number, the button and the way home', async ({ page }) => {
  await page.goto('/dashboard/login')
  await expect(number(page)).toHaveAttribute('autocomplete', 'tel-national')
  await expect(send(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})

test('LOG-02, NAV-12 the sign-up link goes home, to the app section', async ({ page }) => {
  await page.goto('/dashboard/login')
  const signUp = page.getByRole('link', { name: 'Sign up on our app!' })
  await expect.poll(() => isReact(signUp)).toBe(true)
  await signUp.click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('#ref-4')).toBeInViewport()
  expect(await page.evaluate(() => localStorage.getItem('pre-reference-id'))).toBeNull()
})

test('LOG-03, STA-15, STA-16 an empty number is an alert, and nothing is sent', async ({ page }) => {
  const sent = await answerWith(page, REQUEST, done({}))
  await page.goto('/dashboard/login')
  await send(page).click()
  const alert = page.getByRole('alertdialog', { name: 'Please enter valid phone number' })
  await expect(alert).toBeVisible()
  await expect(alert.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(alert).toBeHidden()
  await expect(send(page)).toBeFocused()
  expect(sent).toEqual([])
})

test('LOG-04 a number that is not ten digits sends nothing, and the field says so', async ({ page }) => {
  const sent = await answerWith(page, REQUEST, done({}))
  await page.goto('/dashboard/login')
  await number(page).fill('98765')
  await send(page).click()
  await expect(page.getByText('Enter all 10 digits of your mobile number.')).toBeVisible()
  await expect(number(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(number(page)).toBeFocused()
  expect(sent).toEqual([])
})

for (const typed of ['+91 98765-43210', '098765 43210', '98765 43210']) {
  test(
    `LOG-05, LOG-06, API-05 ${typed} is understood`,
    inLongRun(!typed.startsWith('+91')),
    async ({ page }) => {
      const sent = await answerWith(page, REQUEST, done({}))
      await page.goto('/dashboard/login')
      await number(page).fill(typed)
      await send(page).click()
      await expect(page).toHaveURL(/\/dashboard\/OTP$/)
      expect(sent.map(({ body }) => body)).toEqual([{ mobile_number: '9876543210' }])
    },
  )
}

test('LOG-07, OTP-01, OTP-02, OTP-03, LIM-13 the code is shown, and asked for', async ({ page }) => {
  await askForCode(page, '012345')
  await expect(toast(page)).toContainText('012345')
  await expect(page.locator('.Toastify__progress-bar--animated')).toHaveAttribute(
    'style',
    /animation-duration: 10000ms/,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back')
  await expect(page.getByText('Enter your OTP to continue')).toBeVisible()
  await expect(page.getByText('98••• ••210')).toBeVisible()
  await expect(code(page)).toBeFocused()
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric')
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(page.getByRole('link', { name: 'Edit number' })).toHaveAttribute('href', '/dashboard/login')
  const resend = page.getByRole('button', { name: /Resend OTP/ })
  await expect(resend).toBeVisible()
  // Its words are aligned with the field: an edge around them would hang out of the column.
  await expect(resend).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
  await expect(page).toHaveTitle(/Your code/)
})

test('the number is still there after Edit number and after the way back', async ({ page }) => {
  await askForCode(page)
  await page.getByRole('link', { name: 'Edit number' }).click()
  await expect(number(page)).toHaveValue('9876543210')
  await page.goBack()
  await expect(code(page)).toBeVisible()
  await page.goBack()
  await expect(number(page)).toHaveValue('9876543210')
})

test('ERR-09, ERR-10 a refused request is a toast, and an error result beside the field', async ({
  page,
}) => {
  await answerWith(page, REQUEST, refused(429, 'too-many-codes', 'Many codes were asked for.'))
  await page.goto('/dashboard/login')
  await number(page).fill('9876543210')
  await send(page).click()
  await expect(toast(page)).toContainText('Many codes were asked for.')
  await expect(page.locator('.field__err')).toHaveText(
    'Error while generating OTP in. Many codes were asked for.',
  )
  await expect(page).toHaveURL(/\/dashboard\/login$/)
})

test('a toast that said what was wrong goes once it is right', async ({ page }) => {
  await answerWith(page, REQUEST, refused(429, 'too-many-codes', 'Many codes were asked for.'))
  await page.goto('/dashboard/login')
  await number(page).fill('9876543210')
  await send(page).click()
  await expect(toast(page)).toHaveText('Many codes were asked for.')
  await page.unrouteAll()
  await answerWith(page, REQUEST, done({ otp: '012345' }))
  await send(page).click()
  await expect(toast(page).filter({ hasText: '012345' })).toBeVisible()
  await expect(toast(page)).toHaveCount(1)
})

test('ERR-11 without an answer the toast is the generic one, and nothing typed is lost', async ({ page }) => {
  await answerWith(page, REQUEST, () => 'nothing')
  await page.goto('/dashboard/login')
  await number(page).fill('9876543210')
  await send(page).click()
  await expect(toast(page)).toContainText('Error while logging in.')
  await expect(number(page)).toHaveValue('9876543210')
})

test('ERR-12, ERR-13, ERR-14, OTP-05, STA-05 a wrong code is reported, and not sent again unchanged', async ({
  page,
}) => {
  await askForCode(page)
  const sent = await answerWith(page, LOGIN, refused(401, 'wrong-code', 'That code is not right.'))
  await code(page).fill('111111')
  await goOn(page).click()
  await expect(toast(page).first()).toContainText('That code is not right.')
  await expect(page.locator('.field__err')).toHaveText('That code is not right.')
  await goOn(page).click()
  await expect(toast(page).nth(1)).toContainText('That code is not right.')
  expect(sent.map(({ body }) => body)).toEqual([
    { mobile_number: '9876543210', type: 'phone', otp: '111111' },
  ])
  await code(page).fill('222222')
  await expect(page.locator('.field__err')).toBeHidden()
  await goOn(page).click()
  await expect.poll(() => sent.length).toBe(2)
})

for (const call of ['/auth/refresh', '/auth/logout']) {
  test(`a sign-in first ends the clean-up after an earlier session: a late answer of ${call} would take its cookie`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'XSRF-TOKEN', value: 'of-an-earlier-session', url: baseURL ?? '' }])
    await answerWith(page, '/auth/refresh', done({ tokens: { access_token: 'earlier', expires_in: 900 } }))
    await page.route(`**${call}`, () => undefined)
    const cleaning = page.waitForRequest(`**${call}`)
    const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith(call))
    await askForCode(page)
    await cleaning
    await answerWith(page, LOGIN, done(ASHA))
    const release = await holdBack(page, `**${LOGIN}`)
    await code(page).fill('123456')
    await goOn(page).click()
    // By the sign-in, and not by the page that it leads to.
    await ended
    await expect(page).toHaveURL(/\/dashboard\/OTP$/)
    release()
    await expect(page).toHaveURL(/\/dashboard\/assessment$/)
  })
}

test('OTP-06, OTP-07, OTP-08 the wait is counted, survives a reload, and ends', async ({ page }) => {
  await page.clock.install()
  await askForCode(page)
  const resend = page.getByRole('button', { name: /Resend OTP/ })
  await expect(resend).toBeDisabled()
  await page.clock.runFor(31_000)
  await expect(resend).toHaveText('Resend OTP')
  await expect(resend).toBeEnabled()

  let otp: string | undefined = '654321'
  const sent = await answerWith(page, RESEND, () => done(otp ? { otp } : {}))
  await resend.click()
  await expect(toast(page).last()).toContainText('New OTP: 654321')
  await page.clock.runFor(1_000)
  await expect(resend).toHaveText(/Resend OTP in (2\d|30)s/)
  await expect(resend).toBeDisabled()

  // A reload: the wait continues; the number is not stored and is requested again.
  await page.reload()
  await expect(resend).toHaveText(/Resend OTP in \d+s/)
  await expect(number(page)).toHaveValue('')
  await page.clock.runFor(31_000)
  otp = undefined
  await resend.click()
  await expect(page.getByText('Enter all 10 digits of your mobile number.')).toBeVisible()
  await number(page).fill('9876543210')
  await resend.click()
  await expect(toast(page).last()).toContainText('A new OTP has been sent.')
  expect(sent.map(({ body }) => body)).toEqual([
    { mobile_number: '9876543210', request_type: 'login' },
    { mobile_number: '9876543210', request_type: 'login' },
  ])
})

test('finding H2: a code that has to wait is sent again as it is', async ({ page }) => {
  await askForCode(page)
  const sent = await answerWith(page, LOGIN, refused(429, 'too-many-tries', 'There were many wrong codes.'))
  await code(page).fill('111111')
  await goOn(page).click()
  await expect(page.locator('.field__err')).toHaveText('There were many wrong codes.')
  await goOn(page).click()
  await expect.poll(() => sent.length).toBe(2)
})

test('ERR-15 a refused resend says so', async ({ page }) => {
  await page.clock.install()
  await askForCode(page)
  await answerWith(page, RESEND, refused(429, 'code-just-sent', 'Wait 30 seconds.'))
  await page.clock.runFor(31_000)
  await page.getByRole('button', { name: 'Resend OTP' }).click()
  await expect(toast(page).last()).toContainText('Failed to resend OTP.')
})

test('finding ERR-15: a resend without any answer is only logged, and its button is ready again', async ({
  page,
}) => {
  await page.clock.install()
  await askForCode(page)
  let isAnswered = false
  await answerWith(page, RESEND, () => (isAnswered ? done({ otp: '654321' }) : 'nothing'))
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.clock.runFor(31_000)
  const resend = page.getByRole('button', { name: 'Resend OTP', exact: true })
  const shownBefore = await toast(page).count()
  await resend.click()
  await expect.poll(() => logged).toContain('resend-otp: no answer')
  await page.clock.runFor(1_000)
  await expect(resend).toBeEnabled()
  expect(await toast(page).count()).toBe(shownBefore)
  await expect(page.getByText('Failed to resend OTP.')).toHaveCount(0)

  isAnswered = true
  await resend.click()
  await expect(toast(page).last()).toContainText('New OTP: 654321')
  // A toast about the first try would be beside it.
  await expect(page.getByText('Failed to resend OTP.')).toHaveCount(0)
})

test('security row 20: neither number nor code is ever stored', async ({ page }) => {
  await askForCode(page, '012345')
  await code(page).fill('012345')
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, history.state, document.cookie]),
  )
  expect(stored).not.toMatch(/9876543210|012345/)
})

test('without JavaScript the login says what needs it, and posts no number into an address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const answer = await page.goto('/dashboard/login')
  // What a browser shows of it depends on how scripts were switched off, so the page's own text is read.
  expect(await answer?.text()).toMatch(/<noscript>.*your dashboard needs it/)
  const mobile = mobileNumber()
  await number(page).fill(mobile)
  await send(page).click()
  await expect(page.getByLabel('One-time code')).toBeVisible()
  expect(page.url()).not.toContain(mobile)
  await context.close()
})
