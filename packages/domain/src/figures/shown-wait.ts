import { FEWEST_PEOPLE } from './shown-count.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** The slow tenth is a tenth of the people. */
const TENTH = 10

/** How long people waited, in minutes by the clock. */
export interface Waits {
  readonly people: number
  /** Half of them waited no longer. */
  readonly median: number
  /** Nine of ten waited no longer. */
  readonly slowTenth: number
}

/** What may be shown of it; undefined where fewer than five people are behind it. */
export interface ShownWait {
  readonly medianMinutes: number | undefined
  readonly slowTenthMinutes: number | undefined
}

/**
 * Returns the waiting times that may be shown. The slow tenth needs fifty people, because the time is that of those
 * few who waited longest.
 */
export function shownWait({ people, median, slowTenth }: Waits): ShownWait {
  return {
    medianMinutes: people < FEWEST_PEOPLE ? undefined : roundWait(median),
    slowTenthMinutes: people < FEWEST_PEOPLE * TENTH ? undefined : roundWait(slowTenth),
  }
}

/**
 * As exact as anybody needs, and not the time of one person: to five minutes, from two hours on to hours, from three days on
 * to half days. Never less than it was, so that "within" is true.
 */
function roundWait(minutes: number): number {
  const step = minutes <= 2 * HOUR ? 5 : minutes <= 3 * DAY ? HOUR : DAY / 2
  return Math.max(1, Math.ceil(minutes / step)) * step
}
