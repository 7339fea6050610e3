import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

/** Finishes all colour transitions: each can start another in a descendant, and no frame may arrive to end them. */
function finishTransitions() {
  for (let depth = 0; depth < 100; depth += 1) {
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition)
    if (running.length === 0) return
    for (const transition of running) transition.finish()
  }
  throw new Error('the colours never settle')
}

/** Draws what is out of view too: otherwise its colours change only when axe reads them, and in a transition. */
function drawAll() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

const AXE = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')

/** Of all rules, and of those that the colours of a theme can break. No rule that is on reads the rules of style sheets. */
const RULES = {
  light: { preload: { assets: ['media'] } },
  dark: { preload: false, runOnly: ['color-contrast', 'link-in-text-block'] },
} as const

/** Returns axe's findings in both themes, one line each. Fast because no page has frames. */
export async function violations(page: Page) {
  const lines: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(drawAll)
    await page.evaluate(finishTransitions)
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
    const options = { resultTypes: ['violations'], ...RULES[colorScheme] }
    const { violations: found } = await page.evaluate<AxeResults>(
      `if (document.querySelector('iframe')) throw new Error('a frame would not be looked into')
       axe.run(${JSON.stringify(options)})`,
    )
    for (const { id, nodes } of found) {
      for (const { target, failureSummary } of nodes) {
        lines.push(`${colorScheme} ${id}: ${target} ${failureSummary}`)
      }
    }
  }
  return lines
}
