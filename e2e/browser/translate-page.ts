import type { Page } from '@playwright/test'

/** What translators do to a text: they move it into `<font>`, or put a text of their own in its place. */
export const TRANSLATORS = ['moves', 'replaces'] as const
export type Translator = (typeof TRANSLATORS)[number]

/** Translates the page, and its texts as they come, as browsers do. The words stay. */
export const translatePage = (page: Page, way: Translator) => page.evaluate(translate, way)

/** Translates each page as soon as it has loaded, before most islands are there. */
export const translateOnLoad = (page: Page, way: Translator) =>
  page.addInitScript(`addEventListener('load', () => (${translate})('${way}'))`)

function translate(how: Translator) {
  const isOurs = ({ parentElement }: Text) =>
    !parentElement || parentElement.closest('font,script,style,option')
  function wrap(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (isOurs(text) || text.data.trim() === '') continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(how === 'moves' ? text : text.data)
    }
  }
  wrap(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node)
  }).observe(document.body, { childList: true, subtree: true })
}
