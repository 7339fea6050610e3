import type { Page } from '@playwright/test'

/**
 * Makes the processor of a page six times slower, as in a cheap phone. What comes late from the network a test holds back
 * by itself (`hold-back.ts`).
 */
export async function beSlowPhone(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}
