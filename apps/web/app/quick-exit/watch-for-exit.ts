import { isBack } from '#is-back.ts'
import { leaveQuickly, lockWayBack } from './leave-quickly.ts'
import { LEAVING } from './leaving.ts'
import { listenForShifts } from './listen-for-shifts.ts'

/**
 * Runs before the first paint of every page. A press on `[data-exit-link]`, or three presses of Shift, leaves the page; a
 * page without `[data-exit]`, as at the desk, has no quick exit.
 */
export function watchForExit() {
  const statuses = () => document.querySelectorAll<HTMLElement>('[data-exit]')

  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[data-exit-link]')
      if (!link) return
      event.preventDefault()
      void leaveQuickly(link.href)
    },
    true,
  )
  listenForShifts(
    () => {
      const to = statuses()[0]?.dataset.exit
      if (to) void leaveQuickly(to)
    },
    (isPressed) => {
      // An open dialog has one of its own: what is outside a modal one is not read out.
      for (const place of statuses()) {
        const words = isPressed ? (place.dataset.pressed ?? '') : ''
        if (place.textContent !== words) place.textContent = words
      }
    },
  )
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    document.documentElement.removeAttribute(LEAVING)
    lockWayBack(true)
  })
  try {
    lockWayBack(isBack())
  } catch {
    // Storage is disabled: an exit leaves no mark.
  }
}
