import type { Locator } from '@playwright/test'

/** Returns whether React has hydrated an element. */
export function isReact(part: Locator): Promise<boolean> {
  return part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')))
}
