import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Enlarges only the text; media queries are unaffected. */
export async function enlargeText(page: Page) {
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '32px'
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
}

/** Looks at a page as it is until its typefaces have arrived. */
export async function withoutTypefaces(page: Page, look: () => Promise<void>) {
  const putBack = await page.evaluateHandle(() => {
    const undo: (() => void)[] = []
    const remove = (rules: CSSStyleSheet | CSSGroupingRule) => {
      for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = rules.cssRules[at]
        if (rule instanceof CSSGroupingRule) remove(rule)
        if (!(rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url(')))
          continue
        const { cssText } = rule
        rules.deleteRule(at)
        undo.unshift(() => rules.insertRule(cssText, at))
      }
    }
    for (const sheet of document.styleSheets) remove(sheet)
    if (undo.length === 0) throw new Error('the page has no typefaces')
    return async () => {
      for (const one of undo) one()
      document.body.getBoundingClientRect()
      await document.fonts.ready
    }
  })
  await look()
  await putBack.evaluate((putAllBack) => putAllBack())
}

/** Fails where a text is clipped, or the page wider than the screen. */
export async function expectToFit(page: Page, when: string) {
  expect.soft(await whatDoesNotFit(page), when).toEqual({ cut: [], sideways: 0 })
  await expect.soft(page.getByRole('link', { name: 'Help now' }).first(), when).toBeInViewport()
}

/** Clipped texts, and the horizontal overflow of the page. */
function whatDoesNotFit(page: Page) {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    const isCut = (element: Element, { left, right }: DOMRect) => {
      for (let part: Element | null = element; part; part = part.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(part)
        // What is there to be heard only, and what scrolls by itself.
        if (clipPath !== 'none' || /auto|scroll/.test(overflowX)) return false
        if (/hidden|clip/.test(overflowX) && right > part.getBoundingClientRect().right + 1) return true
      }
      return left < -1 || right > edge + 1
    }
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const box = range.getBoundingClientRect()
      if (box.width > 0 && element?.checkVisibility() && isCut(element, box)) cut.push(range.toString())
    }
    return { cut, sideways: document.documentElement.scrollWidth - edge }
  })
}
