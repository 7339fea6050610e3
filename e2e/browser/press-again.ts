import type { Page } from '@playwright/test'

/**
 * Closes the open dialog and presses the button that has the focus again, before the page hears that it is closed: Chromium
 * says so with the next frame.
 */
export function closeAndPressAgain(page: Page) {
  return page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close()
    const button = document.activeElement
    if (!(button instanceof HTMLButtonElement)) throw new Error('the focus is not back on the button')
    button.click()
  })
}
