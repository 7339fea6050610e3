/*
 * Runs inline before the first paint: applies the chosen theme, and starts the page at its top (NAV-10) unless its
 * address has a fragment. A number sent on the login page before its island has loaded is held until then: without the
 * script nobody signs in. The quick exit works from the first paint on.
 */
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

history.scrollRestoration = location.hash ? 'auto' : 'manual'

let held: HTMLFormElement | undefined

function hold(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  if (!form.closest('[data-island=sign-in]')) return
  event.preventDefault()
  held = form
}

addEventListener('submit', hold, true)
addEventListener('DOMContentLoaded', () => {
  removeEventListener('submit', hold, true)
  held?.requestSubmit()
})
