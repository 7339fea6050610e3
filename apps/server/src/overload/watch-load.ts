import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MILLISECONDS = 10
const WINDOW_MILLISECONDS = 500
/**
 * A request takes several turns of the loop, so one that is 100 ms late each time makes a visitor wait for seconds.
 * Security row 43 allows 200.
 */
const MOST_MILLISECONDS = 100

/** Says whether this process has more to do than it can. */
export interface LoadWatch {
  isOverloaded(): boolean
  /** How late the event loop was in the last half second. */
  delayMilliseconds(): number
  stop(): void
}

/**
 * Measures how late the event loop is, over half a second each time: one long step alone is no overload.
 * @param onChange told when an overload begins and when it is over, with the delay measured
 */
export function watchLoad(onChange: (isOverloaded: boolean, milliseconds: number) => void): LoadWatch {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MILLISECONDS })
  delays.enable()
  let isOverloaded = false
  let latest = 0
  let lastAt = performance.now()
  const timer = setInterval(() => {
    const at = performance.now()
    // Not one measure in half a second: all of it was one step.
    const milliseconds = delays.count === 0 ? at - lastAt : delays.mean / 1e6 - RESOLUTION_MILLISECONDS
    latest = Math.max(0, milliseconds)
    delays.reset()
    lastAt = at
    const now = milliseconds > MOST_MILLISECONDS
    if (now === isOverloaded) return
    isOverloaded = now
    onChange(now, Math.round(milliseconds))
  }, WINDOW_MILLISECONDS).unref()
  return {
    isOverloaded: () => isOverloaded,
    delayMilliseconds: () => latest,
    stop() {
      clearInterval(timer)
      delays.disable()
    },
  }
}
