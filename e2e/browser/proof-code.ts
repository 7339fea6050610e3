import type { Page } from '@playwright/test'

/** Types the code that a trial shows, for the step of a request that waits for it. */
export async function typeProofCode(page: Page): Promise<void> {
  const shown = (await page.getByText(/^Your OTP: \d{6}$/).textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(shown.replace(/\D/g, ''))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
}
