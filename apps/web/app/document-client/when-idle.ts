/** For as long a page may be busy with what is seen. Some browsers never call who only waits for an idle moment. */
const AT_THE_LATEST_MS = 3_000

/** Does what the page can wait for, once it is there and has nothing else to do, or some seconds later. */
export function whenIdle(task: () => void) {
  // Safari has no idle callback.
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1_000))
  const begin = () => idle(task, { timeout: AT_THE_LATEST_MS })
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
