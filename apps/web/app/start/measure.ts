/** STA-17: invoked at the start of every page, and out of its way: it is fetched once the page is idle. */
export function measureWhenIdle() {
  const { route } = document.documentElement.dataset
  if (!route) return
  // Safari has no idle callback.
  const whenIdle = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1_000))
  const begin = () =>
    whenIdle(() => void import('./vitals.ts').then(({ reportVitals }) => reportVitals(route)))
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
