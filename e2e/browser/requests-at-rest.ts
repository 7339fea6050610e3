import type { Page, Request } from '@playwright/test'

/**
 * Follows the requests of a page. Returns a function that waits until each has its answer, and the page has nothing left to
 * do that could bring another.
 */
export function followRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let count = 0
  let hear = () => {}
  page.on('request', (request) => {
    count += 1
    open.add(request)
  })
  const close = (request: Request) => {
    open.delete(request)
    hear()
  }
  page.on('requestfinished', close)
  page.on('requestfailed', close)

  return async () => {
    for (let before = -1; before !== count; ) {
      before = count
      while (open.size > 0) await new Promise<void>((resolve) => (hear = resolve))
      await page.evaluate(async () => {
        await document.fonts.ready
        // Asked later and with the same limit, it comes after what the site does when it is idle (`when-idle.ts`).
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 }))
      })
    }
  }
}
