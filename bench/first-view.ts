import type { Browser } from '@playwright/test'
import { type Figure, kilobytes } from './figure.ts'

const PATHS = ['/', '/blog-grid', '/crisis'] as const

interface Weight {
  readonly html: number
  readonly script: number
  readonly style: number
  readonly font: number
  readonly image: number
}

/** What a phone transfers before the page has loaded, by kind. Bytes of the bodies as they travel. */
async function weighFirstView(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const weight = { html: 0, script: 0, style: 0, font: 0, image: 0 }
  const kinds = new Map<string, keyof Weight>()
  const kindOf: Record<string, keyof Weight> = {
    Document: 'html',
    Script: 'script',
    Stylesheet: 'style',
    Font: 'font',
    Image: 'image',
  }
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = kindOf[type]
    if (kind && !response.url.startsWith('data:')) kinds.set(requestId, kind)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) weight[kind] += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(300)
  const measured = { ...weight }
  await context.close()
  return measured
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
  const whole = home.html + home.script + home.style + home.font + home.image
  figures.push(
    {
      id: 'P3',
      what: 'first view of /, everything',
      measured: kilobytes(whole),
      bound: '≤ 180 kB',
      holds: whole <= 180 * 1024,
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
