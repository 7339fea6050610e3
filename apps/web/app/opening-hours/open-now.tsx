import type { OpeningHours } from '@pulli/domain/opening-hours/opening-hours.ts'
import './open-now.css'

/**
 * Says whether somebody answers now. The page may be hours old, from a cache or without a network, so only the browser
 * can tell (`enhancers/say-open-now.ts`); without JavaScript nothing is said.
 */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  return <span className="open-now" data-enhancer="open-now" data-hours={JSON.stringify(hours)} />
}
