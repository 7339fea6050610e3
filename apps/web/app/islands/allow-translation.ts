/**
 * Lets React go on in a page that a browser has translated. Translators move each text into `<font>`, or replace it by one:
 * React then removes it from, or puts something before it in, an element that it's no longer a child of, which throws.
 */
export function allowTranslation() {
  const { removeChild, insertBefore } = Node.prototype
  if (removeChild.name !== 'removeChild') return

  Node.prototype.removeChild = function removeMoved<Child extends Node>(this: Node, child: Child): Child {
    const own = childWith(this, child)
    // A replaced text is no longer in the page.
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
}

/** Returns the child of a parent in which a node is now; null if it is in none. */
function childWith(parent: Node, node: Node): Node | null {
  let own: Node | null = node
  while (own && own.parentNode !== parent) own = own.parentNode
  return own
}
