import type { Page } from '@playwright/test'

/** Opens an address with paused timers. */
export async function openWithStillClock(page: Page, address: string) {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') })
  await page.clock.pauseAt(new Date('2026-11-20T10:00:01Z'))
  await page.goto(address)
  await haveTypefaces(page)
}

/** A line that breaks elsewhere above it would move what is on the screen, and the page would scroll with it. */
async function haveTypefaces(page: Page) {
  await page.evaluate(async () => {
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}

/** How far down the page is scrolled. */
export const place = (page: Page) => page.evaluate(() => Math.round(scrollY))
