/** Whether the page was reached by *Back* or *Forward*, and not from the back/forward cache. */
export function isBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'back_forward'
}
