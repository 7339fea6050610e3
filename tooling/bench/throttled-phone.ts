import type { Browser, BrowserContext, Page } from '@playwright/test'

/** A phone with 700 kbit/s both ways, 300 ms there and back, and a processor six times slower: applied, not simulated. */
export async function throttledPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 700_000 / 8,
    uploadThroughput: 700_000 / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  return { context, page }
}
