import type { Locator } from '@playwright/test'

/** For how many milliseconds from now on a toast stands, by the clock of its page. */
export function lifeOf(toast: Locator): Promise<number> {
  return toast.evaluate(async (one) => {
    const begunAt = performance.now()
    while (one.isConnected) await new Promise((resolve) => setTimeout(resolve, 20))
    return performance.now() - begunAt
  })
}
