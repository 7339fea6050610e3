import type { Locator } from '@playwright/test'

/** Whether React has taken up a part of a page that came as HTML, and so hears what is pressed. */
export function isReact(part: Locator): Promise<boolean> {
  return part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))
}
