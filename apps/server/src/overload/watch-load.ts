import { type ELDHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import type { Urgency } from './urgency.ts'

const RESOLUTION_MILLISECONDS = 10
const WINDOW_MILLISECONDS = 500
/**
 * A request takes several turns of the event loop, so a delay of 100 ms each makes a visitor wait for seconds.
 * Security row 43 allows 200.
 */
const MOST_MILLISECONDS = 100

/** With fewer requests in a window, shedding does not help: the machine is slow. */
const CROWD = 20

/** What is read of a histogram of delays of the event loop, in nanoseconds. */
type Delays = Pick<ELDHistogram, 'count' | 'mean' | 'reset' | 'enable' | 'disable'>

/** Detects overload of this process. */
export interface LoadWatch {
  /** Counts a request, and returns whether to shed it. */
  isTooMuch(urgency: Urgency): boolean
  isOverloaded(): boolean
  /** The delay of the event loop in the last half second. */
  delayMilliseconds(): number
  stop(): void
}

/**
 * Measures the delay of the event loop in windows of half a second: a single long task is no overload. In the first
 * late window only expensive requests are shed; if that doesn't help, all are.
 * @param onChange called when the delay exceeds the limit and when it no longer does
 */
export function watchLoad(
  onChange: (isLate: boolean, milliseconds: number) => void,
  delays: Delays = monitorEventLoopDelay({ resolution: RESOLUTION_MILLISECONDS }),
): LoadWatch {
  delays.enable()
  let isLate = false
  /** Still late after a window in which expensive requests were shed. */
  let isStillLate = false
  let latest = 0
  let [asked, askedBefore] = [0, 0]
  let lastAt = performance.now()
  const timer = setInterval(() => {
    const at = performance.now()
    // No sample in half a second: a single task filled it.
    const milliseconds = delays.count === 0 ? at - lastAt : delays.mean / 1e6 - RESOLUTION_MILLISECONDS
    latest = Math.max(0, milliseconds)
    delays.reset()
    lastAt = at
    askedBefore = asked
    asked = 0
    const now = milliseconds > MOST_MILLISECONDS
    isStillLate = now && isLate
    if (now === isLate) return
    isLate = now
    onChange(now, Math.round(milliseconds))
  }, WINDOW_MILLISECONDS).unref()
  const isOverloaded = () => isLate && Math.max(asked, askedBefore) > CROWD
  return {
    isTooMuch(urgency) {
      asked += 1
      return isOverloaded() && (urgency === 'first' || isStillLate)
    },
    isOverloaded,
    delayMilliseconds: () => latest,
    stop() {
      clearInterval(timer)
      delays.disable()
    },
  }
}
