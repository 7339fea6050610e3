import type { Page } from '@playwright/test'
import { mobileNumber } from '@pulli/data/testing/mobile-numbers.ts'
import { refuseEverything } from './refuse-storage.ts'
import { shownCode } from './sign-in-page.ts'
import { expect, test } from './test.ts'

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' })

async function askForCode(page: Page, mobile: string) {
  await page.goto('/dashboard/login')
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  return shownCode(page)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('finding S8: a number and its code sign in, and what is wrong comes back with what to do', async ({
    page,
  }) => {
    const mobile = mobileNumber()
    await page.goto('/dashboard/login')
    await page.getByLabel('Mobile number').fill('98111')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expect(page.getByLabel('Mobile number')).toHaveValue('98111')
    await expect(page.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true')

    await page.getByLabel('Mobile number').fill(mobile)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    const otp = await shownCode(page)
    await expect(page.getByLabel('Mobile number')).toHaveValue(mobile)
    await page.getByLabel('One-time code').fill('12')
    await goOn(page).click()
    await expect(page.getByLabel('One-time code')).toHaveValue('12')
    await expect(page.getByLabel('One-time code')).toHaveAttribute('aria-invalid', 'true')

    await page.getByLabel('One-time code').fill(otp)
    await goOn(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed in.')
    const cookies = await page.context().cookies()
    expect(cookies.map(({ name }) => name.replace('__Host-', ''))).toContain('refresh')
  })

  test('finding S8: a press requests another code, and the page tells the wait', async ({ page }) => {
    const mobile = mobileNumber()
    await askForCode(page, mobile)
    await page.getByRole('button', { name: 'Resend OTP' }).click()
    await expect(page.getByLabel('Mobile number')).toHaveValue(mobile)
    await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(
      /You can try again in \d+ seconds/,
    )
  })
})

test('finding S8: where the code of the sign-in cannot be loaded, its forms lead to the dashboard', async ({
  page,
}) => {
  await page.route('**/assets/sign-in-*.js', (route) => route.abort())
  const otp = await askForCode(page, mobileNumber())
  await page.getByLabel('One-time code').fill(otp)
  await goOn(page).click()
  await expect(page).toHaveURL(/\/dashboard\/welcome$/)
})

test('findings S8, M8: where the browser stores nothing either, not even a cookie, the answer to the forms says why nobody stays signed in', async ({
  page,
}) => {
  await refuseEverything(page)
  await page.route('**/assets/sign-in-*.js', (route) => route.abort())
  const otp = await askForCode(page, mobileNumber())
  await page.getByLabel('One-time code').fill(otp)
  await goOn(page).click()
  await expect(page.getByRole('alert')).toContainText('does not let our site store anything')
  await expect(page.getByText('Your dashboard opens now')).toBeHidden()
})
