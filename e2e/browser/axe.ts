import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Ends every change of colour: each can begin another one further in, and no frame may come to end them. */
function finishTransitions() {
  for (let depth = 0; depth < 100; depth += 1) {
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition)
    if (running.length === 0) return
    for (const transition of running) transition.finish()
  }
  throw new Error('the colours never settle')
}

/** What axe finds in both themes, a line each. */
export async function violations(page: Page) {
  const lines: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(finishTransitions)
    const { violations: found } = await new AxeBuilder({ page }).analyze()
    for (const { id, nodes } of found) {
      for (const { target, failureSummary } of nodes) {
        lines.push(`${colorScheme} ${id}: ${target} ${failureSummary}`)
      }
    }
  }
  return lines
}
