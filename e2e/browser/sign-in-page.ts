import type { Page } from '@playwright/test'

/** Signs in through the pages, with the code shown in demo mode. */
export async function signInByCode(page: Page, mobile: string) {
  await page.goto('/dashboard/login')
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('One-time code').fill(await shownCode(page))
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Returns the code that is shown while no gateway for text messages is configured. */
export async function shownCode(page: Page): Promise<string> {
  const shown = page.getByText(/Your OTP: \d{6}/)
  const [otp = ''] = /\d{6}/.exec((await shown.textContent()) ?? '') ?? []
  return otp
}
