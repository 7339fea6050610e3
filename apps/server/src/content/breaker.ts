/** A circuit breaker: after several failures in a row, no requests are made for a pause. */
export interface Breaker {
  isOpen(): boolean
  succeeded(): void
  failed(): void
}

export function breaker(options: {
  failures: number
  pauseMilliseconds: number
  now: () => number
}): Breaker {
  let inARow = 0
  let openUntil = 0
  return {
    isOpen: () => options.now() < openUntil,
    succeeded() {
      inARow = 0
      openUntil = 0
    },
    failed() {
      inARow += 1
      if (inARow >= options.failures) openUntil = options.now() + options.pauseMilliseconds
    },
  }
}
