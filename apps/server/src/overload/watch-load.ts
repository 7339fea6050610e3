import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Urgency } from './urgency.ts'

const RESOLUTION_MILLISECONDS = 10
const WINDOW_MILLISECONDS = 500
/**
 * A request takes several turns of the loop, so one that is 100 ms late each time makes a visitor wait for seconds.
 * Security row 43 allows 200.
 */
const MOST_MILLISECONDS = 100

/** With fewer requests in a window nobody is served sooner because another is refused: the machine is slow. */
const CROWD = 20

/** Says whether this process has more to do than it can. */
export interface LoadWatch {
  /** Counts a request, and says whether it is one too many. */
  isTooMuch(urgency: Urgency): boolean
  isOverloaded(): boolean
  /** How late the event loop was in the last half second. */
  delayMilliseconds(): number
  stop(): void
}

/**
 * Measures how late the event loop is, over half a second each time: one long step alone is no overload. In the first
 * late window only what is heavy is too much; where that does not help, everything is.
 * @param onChange told when the loop begins to be late and when it no longer is, with the delay measured
 */
export function watchLoad(onChange: (isLate: boolean, milliseconds: number) => void): LoadWatch {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MILLISECONDS })
  delays.enable()
  let isLate = false
  /** Late although what is heavy has been refused for a whole window. */
  let isStillLate = false
  let latest = 0
  let [asked, askedBefore] = [0, 0]
  let lastAt = performance.now()
  const timer = setInterval(() => {
    const at = performance.now()
    // Not one measure in half a second: all of it was one step.
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
