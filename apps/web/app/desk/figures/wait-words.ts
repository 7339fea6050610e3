import { m } from '@pulli/messages/messages.js'

const HOUR = 60
const DAY = 24 * HOUR

/** How long a person waited, in the coarsest useful unit: `45 minutes`, `5 hours`, `3.5 days`. */
export function waitWords(minutes: number): string {
  if (minutes < 2 * HOUR) return m.desk_figures_minutes({ count: minutes })
  if (minutes < 3 * DAY) return m.desk_figures_hours({ count: Math.round(minutes / HOUR) })
  return m.desk_figures_day_count({ count: Math.round((minutes / DAY) * 2) / 2 })
}
