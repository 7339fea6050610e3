import type { Browser } from '@playwright/test'
import { openWholeBrowser, wholeChromium } from './browser.ts'
import { openDevtools } from './devtools.ts'
import { times } from './duration.ts'
import { type Figure, median } from './figure.ts'
import { ANDROID_HEURISTICS, type SecondPage, visitSecondPage } from './second-page-visit.ts'

const VISITS = times(7)
const MOST_MILLISECONDS = 300

/** P16: the second page of a visit on a slow phone, and whether each page comes back from the back/forward cache. */
export async function measureSecondPage(siteUrl: string, pages: readonly string[]): Promise<Figure[]> {
  const devtools = await openDevtools(wholeChromium(), [ANDROID_HEURISTICS])
  const visits: SecondPage[] = []
  for (let count = 0; count < VISITS; count++) visits.push(await visitSecondPage(devtools, siteUrl, count))
  await devtools.close()
  const lcp = median(visits.map((visit) => visit.lcp))
  const prerendered = visits.filter(({ way }) => way === 'prerender').length
  const browser = await openWholeBrowser()
  const rendered = await withoutBackForwardCache(browser, siteUrl, pages)
  await browser.close()
  return [
    {
      id: 'P16',
      what: 'largest paint of the second page of a visit on a slow phone',
      measured: `${Math.round(lcp)} ms, ${prerendered} of ${VISITS} prerendered`,
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
