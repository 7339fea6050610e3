/** What an island's element says about itself. */
export interface HydrationOptions {
  element: HTMLElement
  on: string | undefined
  /** Loads the code and hydrates. */
  start: () => Promise<void>
}

const NEAR = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Hydrates an island when its moment comes. A submit that comes before React is held and repeated once it listens; where the code
 * cannot be loaded it is let go, and the form posts itself as it does without JavaScript.
 */
export function hydrateOn({ element, on, start }: HydrationOptions) {
  let started = false
  let held: (() => void) | undefined

  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const form = event.target as HTMLFormElement
    const submitter = event.submitter
    // On a slow line the code is a while away: the button says that the press counts.
    submitter?.setAttribute('aria-busy', 'true')
    held = () => {
      submitter?.removeAttribute('aria-busy')
      form.requestSubmit(submitter)
    }
    void go()
  }
  const go = async () => {
    if (started) return
    started = true
    await start().catch(() => {})
    element.removeEventListener('submit', hold, { capture: true })
    held?.()
  }

  element.addEventListener('submit', hold, { capture: true })
  if (on === 'load') void go()
  if (on === 'after-load') {
    if (document.readyState === 'complete') afterPaint(go)
    else addEventListener('load', () => afterPaint(go), { once: true })
  }
  for (const near of NEAR) element.addEventListener(near, () => void go(), { once: true, passive: true })
}

/**
 * A page can be loaded before it is seen: what an island fetches does not take the first paint's place. A frame that
 * is drawn is not on the screen yet, so the browser is asked; in an old one that cannot tell, a touch hydrates it.
 */
function afterPaint(task: () => Promise<void>) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    void task()
  }).observe({ type: 'paint', buffered: true })
}
