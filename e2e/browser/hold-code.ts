import type { Page } from '@playwright/test'

/** Lets scripts of the page wait, as on a slow line. Gives what lets them go. */
export async function holdCode(page: Page, which = '**/assets/*.js') {
  const code = Promise.withResolvers<void>()
  await page.route(which, async (route) => {
    await code.promise
    await route.continue()
  })
  return code.resolve
}
