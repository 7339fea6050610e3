import type { Page } from '@playwright/test'
import { stack } from '../stack/shared-stack.ts'
import { expect, test } from './test.ts'

const SETTINGS = '/admin/content-manager/single-types/api::site-setting.site-setting'
const READ = '/content-manager/single-types/api::site-setting.site-setting'
const recipients = (page: Page) => page.getByLabel('Who gets consultation requests by email')

async function openSettings(page: Page) {
  await page.goto(`${stack.contentUrl}/admin`)
  await page.getByLabel(/^Email/).fill('editor@example.org')
  await page.getByLabel(/^Password/).fill(stack.adminPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible({ timeout: 20_000 })
  await page.goto(`${stack.contentUrl}${SETTINGS}`)
  // The CMS fetches all of its own code first, a few megabytes.
  await expect(recipients(page)).toBeVisible({ timeout: 20_000 })
}

test('an editor’s input survives refused settings', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same script, and the CMS counts sign-ins')
  test.setTimeout(60_000)
  await openSettings(page)
  const company = page.getByLabel('Company')
  await company.fill('Another Company')
  await recipients(page).fill('not an address')
  const refused = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  // The form is asked for once more after the answer, and may be filled anew by that.
  const asked = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && new URL(answer.url()).pathname === READ,
  )
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await refused).status()).toBe(400)
  await asked
  await expect(page.getByText(/"not an address" is not an email address/)).toBeVisible()
  await expect(recipients(page)).toHaveValue('not an address')
  await expect(company).toHaveValue('Another Company')
})
