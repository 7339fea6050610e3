import type { Page } from '@playwright/test'
import { CMS_STARTS, openInContent } from './content-page.ts'
import { expect, test } from './test.ts'

const SETTINGS = '/content-manager/single-types/api::site-setting.site-setting'
const recipients = (page: Page) => page.getByLabel('Who gets consultation requests by email')

test('an editor’s input survives refused settings', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same script, and the CMS counts sign-ins')
  test.setTimeout(120_000)
  await openInContent(page, SETTINGS)
  await expect(recipients(page)).toBeVisible({ timeout: CMS_STARTS })
  const company = page.getByLabel('Company')
  await company.fill('Another Company')
  await recipients(page).fill('not an address')
  const refused = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  // The form is asked for once more after the answer, and may be filled anew by that.
  const asked = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && new URL(answer.url()).pathname === SETTINGS,
  )
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await refused).status()).toBe(400)
  await asked
  await expect(page.getByText(/"not an address" is not an email address/)).toBeVisible()
  await expect(recipients(page)).toHaveValue('not an address')
  await expect(company).toHaveValue('Another Company')
})
