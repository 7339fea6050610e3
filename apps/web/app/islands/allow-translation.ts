/** The `<font>` by which a translator has replaced a text. */
const replacements = new WeakMap<Node, Element>()

/**
 * Lets React go on in a page that a browser has translated. Translators move each text into `<font>`, or replace it by one:
 * React then removes it from, or puts something before it in, an element that it's no longer a child of, which throws, and
 * a changed text would be written outside the page.
 */
export function allowTranslation() {
  const { removeChild, insertBefore } = Node.prototype
  if (removeChild.name !== 'removeChild') return

  Node.prototype.removeChild = function removeMoved<Child extends Node>(this: Node, child: Child): Child {
    const own = childWith(this, child)
    if (own) removeChild.call(this, own)
    return child
  }
  Node.prototype.insertBefore = function insertMoved<Child extends Node>(
    this: Node,
    node: Child,
    child: Node | null,
  ): Child {
    insertBefore.call(this, node, child && childWith(this, child))
    return node
  }

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string) {
      // The new text is shown; the translator finds it there.
      if (!this.isConnected) replacements.get(this)?.replaceWith(this)
      value.set?.call(this, text)
    },
  })
  new MutationObserver(noteReplacements).observe(document, { childList: true, subtree: true })
}

/** Whether a translator has been at an element. React doesn't find the server's texts there, and draws it anew. */
export const isTranslated = (element: Element) => element.querySelector('font') !== null

/** A replacement is one change, or two: the `<font>` comes before or after the text, which then goes. */
function noteReplacements(changes: readonly MutationRecord[]) {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
    if (!font) continue
    for (const text of removedNodes)
      if (text instanceof Text && !text.isConnected) replacements.set(text, font as Element)
  }
}

/** Returns the child of a parent in which a node is now, or what has replaced it; null if neither is there. */
function childWith(parent: Node, node: Node): Node | null {
  let own: Node | null | undefined = node.isConnected ? node : (replacements.get(node) ?? node)
  while (own && own.parentNode !== parent) own = own.parentNode
  return own
}
