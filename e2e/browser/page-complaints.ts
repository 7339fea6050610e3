import type { Page } from '@playwright/test'
import type { PageName } from './site-pages.ts'

/** Most tests have no worker of the offline pages. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

/**
 * Collects what a page asks of strangers, what its content policy refuses, and its errors and warnings. To be called before
 * the page is opened.
 */
export async function watchForComplaints(
  page: Page,
  { baseURL, name }: { baseURL: string | undefined; name: PageName },
): Promise<readonly string[]> {
  const complaints: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && origin !== baseURL) complaints.push(request.url())
  })
  page.on('console', (message) => {
    const text = message.text()
    if (text.includes(BLOCKED) || (text.includes('404') && name === 'not found')) return
    if (['error', 'warning'].includes(message.type())) complaints.push(text)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`refused: ${violatedDirective} ${blockedURI}`)
    })
  })
  return complaints
}
