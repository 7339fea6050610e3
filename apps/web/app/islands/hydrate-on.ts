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

/** Buttons that wait for React: a script of the document handles those with one of these attributes. */
const WAITING = 'button[type=button]:not([data-plays],[data-open])'

/**
 * Hydrates an island on its trigger. A submit or a press on a button before hydration is held and replayed; if the code
 * cannot be loaded, the form is submitted as without JavaScript.
 */
export function hydrateOn({ element, on, start }: HydrationOptions) {
  let started = false
  let isReady = false
  let held: { button: HTMLElement | null; replay: () => void } | undefined

  const free = () => held?.button?.removeAttribute('aria-busy')
  const hold = (event: Event, button: HTMLElement | null, replay: () => void) => {
    if (isReady) return
    event.preventDefault()
    // React may listen already, and would hear it twice.
    event.stopPropagation()
    // Only the last press counts.
    free()
    // The code may take a while on a slow connection: the button shows that the press counts.
    button?.setAttribute('aria-busy', 'true')
    held = { button, replay }
    void go()
  }
  const holdSubmit = (event: SubmitEvent) => {
    // Safari reports the button from 15.4 on. A press is repeated, because `requestSubmit` came with 16.
    const button =
      (event.submitter as HTMLElement | null | undefined) ??
      (event.target as Element).querySelector<HTMLElement>('[type=submit]')
    hold(event, button, () => button?.click())
  }
  const holdClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(WAITING)
    if (button) hold(event, button, () => button.click())
  }
  const go = async () => {
    if (started) return
    started = true
    await start().catch(() => {})
    isReady = true
    free()
    held?.replay()
  }

  element.addEventListener('submit', holdSubmit, true)
  element.addEventListener('click', holdClick, true)
  if (on === 'load') void go()
  if (on === 'after-load') {
    if (document.readyState === 'complete') afterPaint(go)
    else addEventListener('load', () => afterPaint(go), { once: true })
  }
  // The answer is painted first: evaluating React would hold it up on a slow phone.
  if (on === 'change') {
    // Each submit clears a questionnaire: a late one would take answers that were given since.
    const drop = () => {
      free()
      held = undefined
    }
    element.addEventListener('input', drop, true)
    return element.addEventListener('change', () => whenIdle(() => void go()), { once: true })
  }
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
