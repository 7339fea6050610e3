import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

const CALL = '/api/v1/mwellness/vitals'

/** Measures the page, and reports the route's pattern and the figures when it is hidden. Nothing else is sent. */
export function reportVitals(route: string) {
  const measured = new Map<string, Pick<MetricType, 'name' | 'value' | 'rating'>>()
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value, rating }: MetricType) => void measured.set(name, { name, value, rating }))

  // Registered after the listeners of web-vitals, which report their final figures on the same event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return
    const report = { route, vitals: [...measured.values()] }
    measured.clear()
    navigator.sendBeacon(CALL, new Blob([JSON.stringify(report)], { type: 'application/json' }))
  })
}
