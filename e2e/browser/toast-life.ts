import type { Locator } from '@playwright/test'

/** Returns how many milliseconds a toast stays visible, by the page's clock. */
export function lifeOf(toast: Locator): Promise<number> {
  return toast.evaluate(async (one) => {
    const begunAt = performance.now()
    while (one.isConnected) await new Promise((resolve) => setTimeout(resolve, 20))
    return performance.now() - begunAt
  })
}
