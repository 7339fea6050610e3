import type { Page } from '@playwright/test'
import { stack } from '../stack/shared-stack.ts'

/** The CMS fetches all of its own code first, a few megabytes, from a process that others keep busy. In milliseconds. */
export const CMS_STARTS = 60_000

/** Opens a page of the CMS as its editor. The sign-in leads on to the page, so the code of the CMS is loaded once. */
export async function openInContent(page: Page, path: string) {
  await page.goto(`${stack.contentUrl}/admin${path}`)
  await page.getByLabel(/^Email/).fill('editor@example.org', { timeout: CMS_STARTS })
  await page.getByLabel(/^Password/).fill(stack.adminPassword)
  await page.getByRole('button', { name: 'Login' }).click()
}
