import { m } from '@pulli/messages/messages.js'

/** DSH-04: by the hour of the browser's clock. */
export function greeting(name: string, hour: number): string {
  if (hour >= 4 && hour < 12) return m.dashboard_morning({ name })
  if (hour >= 12 && hour < 17) return m.dashboard_afternoon({ name })
  return m.dashboard_evening({ name })
}
