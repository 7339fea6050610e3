import type { Browser } from '@playwright/test'
import { openWholeBrowser } from './browser.ts'
import { times } from './duration.ts'
import { type Figure, median } from './figure.ts'
import { throttledPhone } from './throttled-phone.ts'

const VISITS = times(7)
const MOST_MILLISECONDS = 300

/** P16: the second page of a visit on a slow phone, and whether each page comes back from the back/forward cache. */
export async function measureSecondPage(siteUrl: string, pages: readonly string[]): Promise<Figure[]> {
  const browser = await openWholeBrowser()
  const lcps: number[] = []
  for (let count = 0; count < VISITS; count++) lcps.push(await secondPage(browser, siteUrl, count))
  const lcp = median(lcps)
  const rendered = await withoutBackForwardCache(browser, siteUrl, pages)
  await browser.close()
  return [
    {
      id: 'P16',
      what: 'largest paint of the second page of a visit on a slow phone',
      measured: `${Math.round(lcp)} ms`,
      bound: `≤ ${MOST_MILLISECONDS} ms`,
      holds: lcp <= MOST_MILLISECONDS,
    },
    {
      id: 'P16',
      what: 'back from the back/forward cache',
      measured: `${pages.length - rendered.length} of ${pages.length} pages${rendered.length ? `, not ${rendered.join(', ')}` : ''}`,
      bound: 'every page',
      holds: rendered.length === 0,
    },
  ]
}

/** Milliseconds from the tap (or, of a page that was prerendered, from its activation) to the largest paint. */
async function secondPage(browser: Browser, siteUrl: string, count: number): Promise<number> {
  const { context, page } = await throttledPhone(browser)
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { activationStart } = performance.getEntriesByType(
        'navigation',
      )[0] as PerformanceNavigationTiming & {
        activationStart: number
      }
      for (const entry of list.getEntries())
        Object.assign(window, { lcp: Math.max(0, entry.startTime - (activationStart ?? 0)) })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(`${siteUrl}/`, { waitUntil: 'load' })
  // Each visit takes another link of the home page.
  const links = page.locator('main a[href^="/"]:visible')
  const link = links.nth(count % (await links.count()))
  const path = await link.getAttribute('href')
  await link.scrollIntoViewIfNeeded()
  // Somebody reads a moment before a link is tapped.
  await page.waitForTimeout(2_000)
  await Promise.all([page.waitForURL(`${siteUrl}${path}`, { waitUntil: 'load' }), link.tap()])
  await page.waitForTimeout(1_500)
  const lcp = await page.evaluate(() => (window as unknown as { lcp?: number }).lcp ?? Number.NaN)
  await context.close()
  return lcp
}

/** The pages that are loaded again when a visitor goes back to them, each with the browser's reason. */
async function withoutBackForwardCache(
  browser: Browser,
  siteUrl: string,
  pages: readonly string[],
): Promise<string[]> {
  const page = await browser.newPage()
  const loadedAgain: string[] = []
  for (const path of pages) {
    await page.goto(`${siteUrl}${path}`, { waitUntil: 'load' })
    await page.evaluate(() => Object.assign(window, { isOldPage: true }))
    await page.goto(`${siteUrl}${path === '/crisis' ? '/about' : '/crisis'}`, { waitUntil: 'load' })
    await page.goBack({ waitUntil: 'commit' })
    const reason = await page.evaluate(() => {
      if ('isOldPage' in window) return undefined
      const [entry] = performance.getEntriesByType('navigation') as {
        notRestoredReasons?: { reasons?: object[] }
      }[]
      return JSON.stringify(entry?.notRestoredReasons?.reasons ?? 'unknown')
    })
    if (reason !== undefined) loadedAgain.push(`${path} (${reason})`)
  }
  await page.close()
  return loadedAgain
}
