import type { Browser } from '@playwright/test'
import { type Figure, kilobytes } from './figure.ts'

const PATHS = ['/', '/blog-grid', '/crisis', '/safety-plan'] as const

interface Weight {
  readonly script: number
  readonly font: number
  /** Everything, including the page itself and all headers. */
  readonly whole: number
}

/** Bytes that a phone transfers until the load event, compressed; scripts without headers. */
export async function weighFirstView(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const weight = await page.evaluate(() => {
    const pages = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const early = files.filter(({ startTime }) => startTime < (pages[0]?.loadEventEnd ?? 0))
    const ending = (end: string) => early.filter(({ name }) => name.endsWith(end))
    const script = ending('.js').reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    const font = ending('.woff2').reduce((sum, { transferSize }) => sum + transferSize, 0)
    const whole = [...pages, ...early].reduce((sum, { transferSize }) => sum + transferSize, 0)
    return { script, font, whole }
  })
  await context.close()
  return weight
}

export async function measureFirstView(browser: Browser, siteUrl: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of PATHS) {
    const { script } = await weighFirstView(browser, `${siteUrl}${path}`)
    figures.push({
      id: 'P1',
      what: `JavaScript before load of ${path}`,
      measured: kilobytes(script),
      bound: '≤ 3 kB',
      holds: script <= 3 * 1024,
    })
  }
  const home = await weighFirstView(browser, `${siteUrl}/`)
  figures.push(
    {
      id: 'P3',
      what: 'first view of /, everything',
      measured: kilobytes(home.whole),
      bound: '≤ 180 kB',
      holds: home.whole <= 180 * 1024,
    },
    {
      id: 'P3',
      what: 'fonts of /',
      measured: kilobytes(home.font),
      bound: '≤ 110 kB',
      holds: home.font <= 110 * 1024,
    },
  )
  return figures
}
