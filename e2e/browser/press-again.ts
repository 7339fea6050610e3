import type { Page } from '@playwright/test'
import { expect } from './test.ts'

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

/** At the desk: after closing an open question and pressing at once, the question appears again and can be left. */
export async function isAskedAgain(page: Page) {
  const leave = page.getByRole('alertdialog').getByRole('button', { name: 'Leave as it is' })
  await expect(leave).toBeFocused()
  await closeAndPressAgain(page)
  await expect(leave).toBeFocused()
  await leave.click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}
