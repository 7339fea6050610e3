import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { Shot } from './contact-sheet.ts'

const WIDTHS = [1440, 390] as const
const SCHEMES = ['light', 'dark'] as const

/** Photographs pages whole, in every width and scheme. Nothing moves, so two runs give the same pictures. */
export async function takeShots(siteUrl: string, paths: readonly string[], folder: string): Promise<Shot[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const shots: Shot[] = []
  try {
    for (const width of WIDTHS)
      for (const scheme of SCHEMES)
        shots.push(...(await shoot(browser, { siteUrl, paths, folder, width, scheme })))
  } finally {
    await browser.close()
  }
  return shots
}

interface Round {
  readonly siteUrl: string
  readonly paths: readonly string[]
  readonly folder: string
  readonly width: number
  readonly scheme: 'light' | 'dark'
}

async function shoot(browser: Browser, { siteUrl, paths, folder, width, scheme }: Round): Promise<Shot[]> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const shots: Shot[] = []
  for (const path of paths) {
    await page.goto(siteUrl + path, { waitUntil: 'load' })
    // To the end and back, so that what is loaded late is there too.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo(0, top)
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
      scrollTo(0, 0)
    })
    await page.waitForLoadState('networkidle')
    await drawAllPictures(page)
    const file = `${path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}-${scheme}.png`
    await page.screenshot({ path: join(folder, file), fullPage: true })
    shots.push({ path, width, scheme, file })
  }
  await context.close()
  return shots
}

/**
 * Pictures are decoded beside the painting, so of a page photographed whole, on a sheet longer than any screen, some
 * would still be frames. A visitor's screen has them: there the next frame brings them.
 */
async function drawAllPictures(page: Page) {
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.evaluate(() => {
    for (const image of document.images) image.decoding = 'sync'
  })
}
