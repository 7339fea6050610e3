/**
 * Enhances the header's dropdowns, which are `<details name>`: opens them on hover, and closes them on Escape, on a
 * click outside and when they lose the focus (NAV-07, NAV-08).
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
    // The first click on a menu opened by hover keeps it open, the next one closes it.
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
  // Escape also closes the mobile menu, another `<details>`.
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of root.querySelectorAll<HTMLDetailsElement>('header details[open]')) {
      close(menu)
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    }
  })
}
