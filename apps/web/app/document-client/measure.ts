/** STA-17: invoked at the start of every page, and out of its way: it is fetched once the page is idle. */
export function measure() {
  const { route } = document.documentElement.dataset
  if (!route) return
  // Without a network there is nothing to report to.
  import('./vitals.ts').then(({ reportVitals }) => reportVitals(route)).catch(() => {})
}
