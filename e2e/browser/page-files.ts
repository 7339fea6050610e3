import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const KB = 1_024

interface Fetched {
  readonly name: string
  /** Compressed bytes. */
  readonly bytes: number
  /** Compressed bytes with headers. */
  readonly onTheWire: number
  readonly startedAt: number
}

/** Returns what a page has fetched so far, including itself. */
export async function fetched(page: Page): Promise<{ files: Fetched[]; loadedAt: number }> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return {
      loadedAt: navigation?.loadEventStart ?? 0,
      files: [navigation, ...files].flatMap((file) =>
        file
          ? [
              {
                name: file.name,
                bytes: file.encodedBodySize,
                onTheWire: file.transferSize,
                startedAt: file.startTime,
              },
            ]
          : [],
      ),
    }
  })
}

const weight = (files: readonly Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)
export const isForHindi = ({ name }: Fetched) => name.includes('devanagari')
const ending = (files: readonly Fetched[], end: string) => files.filter(({ name }) => name.endsWith(end))

/** Scripts, typefaces and styles of a page that is loaded. */
export async function expectBudgetsKept(page: Page) {
  const { files, loadedAt } = await fetched(page)
  const scripts = ending(files, '.js').filter(({ startedAt }) => startedAt < loadedAt)
  expect(scripts.length).toBeGreaterThan(0)
  expect(weight(scripts)).toBeLessThanOrEqual(3 * KB)

  const fonts = ending(files, '.woff2')
  expect(fonts.length).toBeGreaterThan(0)
  // What draws Hindi is fetched as Hindi comes near.
  expect(fonts.filter(isForHindi)).toEqual([])
  expect(fonts.reduce((sum, { onTheWire }) => sum + onTheWire, 0)).toBeLessThanOrEqual(110 * KB)

  const styles = await page
    .locator('style')
    .evaluateAll((all) => all.map(({ textContent }) => textContent).join(''))
  expect(styles.length).toBeGreaterThan(1_000)
  expect(brotliCompressSync(styles).length + weight(ending(files, '.css'))).toBeLessThanOrEqual(15 * KB)
}
