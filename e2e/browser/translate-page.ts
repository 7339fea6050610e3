import type { Page } from '@playwright/test'

/** Moves each text of the page into `<font>`, now and as texts come, as the translators of browsers do. The words stay. */
export function translatePage(page: Page) {
  return page.evaluate(() => {
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
        inner.append(text)
      }
    }
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node)
    }).observe(document.body, { childList: true, subtree: true })
  })
}
