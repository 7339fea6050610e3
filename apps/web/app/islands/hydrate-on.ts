import { whenIdle } from '#when-idle.ts'

/** The hydration of an island. */
export interface HydrationOptions {
  /** The island, or the part of the page around it: its events count. */
  element: HTMLElement
  on: string | undefined
  /** Loads the code and hydrates. */
  start: () => Promise<void>
}

const NEAR = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Hydrates an island on its trigger. A submit before hydration is held and replayed; if the code cannot be loaded, the
 * form is submitted as without JavaScript.
 */
export function hydrateOn({ element, on, start }: HydrationOptions) {
  let started = false
  let held: (() => void) | undefined

  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const form = event.target as HTMLFormElement
    const submitter = event.submitter
    // The code may take a while on a slow connection: the button shows that the press counts.
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
  // The answer is painted first: evaluating React would hold it up on a slow phone.
  if (on === 'change')
    return element.addEventListener('change', () => whenIdle(() => void go()), { once: true })
  for (const near of NEAR) element.addEventListener(near, () => void go(), { once: true, passive: true })
}

/**
 * Waits for the first contentful paint, which can come after `load`, so that an island's requests do not compete with
 * it. An animation frame is no proof of a paint, so the browser is asked; in an old one that cannot tell, a touch
 * hydrates the island.
 */
function afterPaint(task: () => Promise<void>) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    void task()
  }).observe({ type: 'paint', buffered: true })
}
