import type { Page } from '@playwright/test'

export const STORAGES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches']

/** Refuses storages as a browser does whose owner has switched them off: each use throws. */
export function refuseStorage(page: Page, names: readonly string[]) {
  return page.addInitScript((all) => {
    for (const name of all) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  }, names)
}

/** Refuses cookies too, to the page's scripts. */
export async function refuseEverything(page: Page) {
  await refuseStorage(page, STORAGES)
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
  })
}
