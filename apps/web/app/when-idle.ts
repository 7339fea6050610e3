/** The longest wait. Without a time-out some browsers never call back. */
const TIMEOUT_MS = 3_000

/** Runs a task once the page has loaded and is idle, or after a time-out. */
export function whenIdle(task: () => void) {
  // Safari has no `requestIdleCallback`.
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1_000))
  const begin = () => idle(task, { timeout: TIMEOUT_MS })
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
