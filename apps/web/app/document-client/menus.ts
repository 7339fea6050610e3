/**
 * Improves the header's dropdowns, which are `<details name>` and work without this: they also open on hover,
 * close on Escape, and close when the focus or a click goes elsewhere (NAV-07, NAV-08).
 */
export function improveMenus(root: ParentNode = document) {
  let byHover: HTMLDetailsElement | undefined
  const menus = [...root.querySelectorAll<HTMLDetailsElement>('details[name=nav]')]
  const close = (menu: HTMLDetailsElement) => {
    menu.open = false
  }

  for (const menu of menus) {
    menu.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse' || menu.open) return
      menu.open = true
      byHover = menu
    })
    menu.addEventListener('pointerleave', () => {
      if (byHover === menu) close(menu)
    })
    // A click on a menu that hover opened keeps it open; the next one closes it.
    menu.firstElementChild?.addEventListener('click', (event) => {
      if (byHover === menu) event.preventDefault()
      byHover = undefined
    })
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget && !menu.contains(relatedTarget as Node)) close(menu)
    })
  }
  document.addEventListener('click', ({ target }) => {
    for (const menu of menus) if (!menu.contains(target as Node)) close(menu)
  })
  // The mobile menu is a details too, and Escape closes it as well.
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of root.querySelectorAll<HTMLDetailsElement>('header details[open]')) {
      close(menu)
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    }
  })
}
