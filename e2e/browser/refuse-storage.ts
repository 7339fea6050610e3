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
