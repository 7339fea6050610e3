/*
 * Runs inline before the first paint: applies the chosen theme, and starts the page at its top (NAV-10) unless its
 * address has a fragment, or *Back* leads to where it was left. A press on a button of an island or on the theme's switch, and a number sent on the login page,
 * are held until the page's own script has run: before that, the press does nothing and the sign-in fails. The quick exit
 * works from the first paint on.
 */

import { isBack } from '#is-back.ts'
import { watchForExit } from '#quick-exit/watch-for-exit.ts'
import { THEME_KEY } from '#storage-keys.ts'

watchForExit()

function applyTheme() {
  try {
    const theme = localStorage.getItem(THEME_KEY)
    if (theme) document.documentElement.dataset.theme = theme
  } catch {
    // Storage is switched off.
  }
}

applyTheme()
// The theme may have been switched since this page was prerendered, or left for the back/forward cache.
document.addEventListener('prerenderingchange', applyTheme)
addEventListener('pageshow', applyTheme)

history.scrollRestoration = location.hash || isBack() ? 'auto' : 'manual'

/** Buttons that do nothing without a script. */
const HELD = '[data-island] button[type=button],[data-theme-toggle]'

let replay = () => {}

function holdSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  if (!form.closest('[data-island=sign-in]')) return
  event.preventDefault()
  // Safari reports the button from 15.4 on, and has `requestSubmit` from 16 on.
  const button =
    (event.submitter as HTMLElement | null | undefined) ?? form.querySelector<HTMLElement>('[type=submit]')
  replay = () => button?.click()
}

function holdPress(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLElement>(HELD)
  if (!button) return
  // The page's script may listen already, and would hear it twice.
  event.stopPropagation()
  replay = () => button.click()
}

addEventListener('submit', holdSubmit, true)
addEventListener('click', holdPress, true)
// By then the page's own script has run, which holds them for the island's code (`hydrate-on.ts`).
addEventListener('DOMContentLoaded', () => {
  removeEventListener('submit', holdSubmit, true)
  removeEventListener('click', holdPress, true)
  replay()
})
