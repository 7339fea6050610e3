import { leaveQuickly, lockWayBack } from './leave-quickly.ts'
import { listenForShifts } from './listen-for-shifts.ts'

/**
 * Runs before the first paint of every page. A press on `[data-exit-link]`, or three presses of Shift, leaves a document
 * page; the dashboard has a link of its own, which also stops the redirects to its login.
 */
export function watchForExit() {
  const status = () => document.querySelector<HTMLElement>('[data-exit]')

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
      const to = status()?.dataset.exit
      if (to) void leaveQuickly(to)
    },
    (count) => {
      const place = status()
      const words = count === 1 ? place?.dataset.twoMore : count === 2 ? place?.dataset.oneMore : ''
      if (place && place.textContent !== words) place.textContent = words ?? ''
    },
  )
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lockWayBack(true)
  })
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  try {
    lockWayBack(visit?.type === 'back_forward')
  } catch {
    // Storage is switched off: nothing tells of an exit.
  }
}
