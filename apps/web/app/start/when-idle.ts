/** Does what the page can wait for, once it is there and has nothing else to do. */
export function whenIdle(task: () => void) {
  // Safari has no idle callback.
  const idle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1_000))
  const begin = () => idle(task)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
