/** STA-17: measures every page. The code is loaded once the page is idle. */
export function measure() {
  const { route } = document.documentElement.dataset
  if (!route) return
  // Without a network nothing can be reported.
  import('./vitals.ts').then(({ reportVitals }) => reportVitals(route)).catch(() => {})
}
