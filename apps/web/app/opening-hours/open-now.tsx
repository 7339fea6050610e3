import { addDays } from '@pulli/domain/day/add-days.ts'
import { instantOn } from '@pulli/domain/opening-hours/instant-on.ts'
import { clockIn, type OpeningHours, periodsOn } from '@pulli/domain/opening-hours/opening-hours.ts'
import { openNowInWords } from './when-in-words.ts'
import './open-now.css'

/**
 * Shows whether calls are answered now. The page may be hours old, from a cache or without a network, so only the browser
 * can tell (`enhancers/say-open-now.ts`); without JavaScript nothing is shown. Space is reserved for the longest
 * words, so that nothing moves when they appear.
 */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  return (
    <span
      className="open-now"
      data-enhancer="open-now"
      data-hours={JSON.stringify(hours)}
      data-room={longestWords(hours, new Date())}
    >
      <b className="open-now__state" data-state="" /> <span className="open-now__when" data-when="" />
    </span>
  )
}

const DAYS_AHEAD = 8
/** The minute of no clock: words are longest for a reader elsewhere, who sees the zone too. */
const ELSEWHERE = -1

/** The longest words of the next days: they change at midnight, and when a period begins or ends. */
function longestWords(hours: OpeningHours, now: Date): string {
  const today = clockIn(hours.zone, now).day
  return Array.from({ length: DAYS_AHEAD }, (_, inDays) => addDays(today, inDays))
    .flatMap((day) => {
      const minutes = [0, ...periodsOn(hours, day).flatMap(({ from, to }) => [from, to])]
      return minutes.map(
        (minute) => openNowInWords(hours, instantOn(hours.zone, day, minute), ELSEWHERE).when,
      )
    })
    .reduce((longest, words) => (words.length > longest.length ? words : longest), '')
}
