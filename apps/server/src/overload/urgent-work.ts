/** What takes longer waits for something else than this process. */
const YOUNG_MILLISECONDS = 250

/**
 * Short pieces of work with waits between them, such as a call of the API that asks the database: each time it goes
 * on it has to wait for whatever else the process has begun.
 */
export interface UrgentWork {
  /** Notes that a piece begins. What is returned is called as it ends. */
  begin(): () => void
  /** Whether one is under way that began a moment ago. A body that comes slowly holds nobody up for long. */
  isUnderWay(): boolean
}

export function urgentWork(now: () => number = () => performance.now()): UrgentWork {
  /** When each that may be young began, the oldest first. */
  const begun = new Map<symbol, number>()
  return {
    begin() {
      const piece = Symbol()
      begun.set(piece, now())
      return () => void begun.delete(piece)
    },
    isUnderWay() {
      const since = now() - YOUNG_MILLISECONDS
      for (const [piece, at] of begun) {
        if (at > since) return true
        begun.delete(piece)
      }
      return false
    },
  }
}
