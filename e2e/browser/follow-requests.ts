import type { Page, Request } from '@playwright/test'
import { expect } from './test.ts'

/** What a browser leaves open for as long as it likes. */
const ENDLESS = ['eventsource', 'media', 'ping', 'websocket']

/**
 * Follows the requests of a page from now on. The function it returns waits until the page has done all that it had begun:
 * every answer is there, and two frames and the idle time after it brought no other request. What is not there then does
 * not come by itself.
 * @param isHeld requests that the test itself holds back
 */
export function followRequests(page: Page, isHeld: (request: Request) => boolean = () => false) {
  const open = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    if (ENDLESS.includes(request.resourceType()) || isHeld(request)) return
    begun += 1
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    let known: number
    do {
      // Of a fresh site, each picture is encoded for the first who asks, two at a time.
      await expect.poll(() => open.size, { timeout: 30_000 }).toBe(0)
      known = begun
      await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        // Asked later and with the same limit, it comes after what the site does when it is idle (`when-idle.ts`). Without a
        // limit it never came on a page that moves, on a busy machine.
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 }))
      })
    } while (begun > known)
  }
}
