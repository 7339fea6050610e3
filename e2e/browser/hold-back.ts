import type { Page } from '@playwright/test'

/** Lets what the page asks for wait, as on a slow line: its scripts, or a call. Gives what lets it go. */
export async function holdBack(page: Page, which = '**/assets/*.js') {
  const held = Promise.withResolvers<void>()
  await page.route(which, async (route) => {
    await held.promise
    await route.fallback()
  })
  return held.resolve
}
