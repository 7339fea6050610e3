import type { Page } from '@playwright/test'

/**
 * Delays a page's scripts or a call, as on a slow network; a route set before then answers. Returns a function that releases
 * them.
 */
export async function holdBack(page: Page, which: string | RegExp = '**/assets/*.js') {
  const held = Promise.withResolvers<void>()
  await page.route(which, async (route) => {
    await held.promise
    await route.fallback()
  })
  return () => held.resolve()
}
