/** The parts outside this process, by the label that they have in metrics. */
export type NeighbourName = 'keys' | 'uploads' | 'backup target' | 'mail' | 'sms' | 'content' | 'time'

export interface NeighbourOptions {
  readonly name: NeighbourName
  /** How long a call may take. */
  readonly withinMilliseconds: number
  /** How many calls may be under way, those included that were given up and have not ended. More are refused at once. */
  readonly atOnce: number
  /** After so many failures in a row the circuit opens, and at once when all that may be under way hang. Default 3. */
  readonly failures?: number
  /** How long an open circuit refuses all calls; then it lets one through to try. Default 10 s. */
  readonly pauseMilliseconds?: number
  /** Whether an error is an answer to this one call, such as "no such object", and no failure of the neighbour. */
  isAnswer?(error: unknown): boolean
  /** Called when the circuit opens or closes: for the log. */
  onChange?(state: NeighbourState): void
  readonly now?: () => number
}

export interface NeighbourState {
  readonly name: NeighbourName
  /** `open`: it failed several times in a row, and calls are refused until one is answered. */
  readonly circuit: 'closed' | 'open'
  /** When the circuit opened or closed; at first, the start. */
  readonly since: Date
  /** When it last answered; undefined: not since the start. */
  readonly answeredAt: Date | undefined
  readonly underWay: number
  /** How the calls since the start ended. */
  readonly ends: Readonly<Record<CallEnd, number>>
}

/** `late`: not within its time; `refused`: not made, as the circuit was open or too many were under way. */
export type CallEnd = 'answered' | 'failed' | 'late' | 'refused'

/** A part outside this process, which may hang, slow down, refuse or answer wrongly. */
export interface Neighbour {
  /**
   * Runs a call. It ends within its time even if it ignores the signal, as a file system call does; such a call counts
   * as under way until it ends. A stream that a call returns is the caller's: its silence needs a limit of its own.
   *
   * @param withinMilliseconds instead of the neighbour's own limit
   * @throws NeighbourAway, or what the call throws
   */
  call<T>(run: (signal: AbortSignal) => Promise<T>, withinMilliseconds?: number): Promise<T>
  /** Closes the circuit: the neighbour has shown by itself that it is there. */
  markAnswered(): void
  state(): NeighbourState
}

/** A call that was given up, or never made. */
export class NeighbourAway extends Error {
  override readonly name = 'NeighbourAway'
  readonly reason: 'late' | 'paused' | 'full'

  constructor(neighbour: NeighbourName, reason: 'late' | 'paused' | 'full', detail: string) {
    super(`${neighbour}: ${detail}`)
    this.reason = reason
  }
}

/** Returns the one way to call a part outside this process: limited in time and number, with a circuit breaker. */
export function neighbour(options: NeighbourOptions): Neighbour {
  const { name, withinMilliseconds, atOnce, failures = 3, pauseMilliseconds = 10_000 } = options
  const now = options.now ?? Date.now
  const ends: Record<CallEnd, number> = { answered: 0, failed: 0, late: 0, refused: 0 }
  let failuresInARow = 0
  let underWay = 0
  /** Calls under way that were given up. */
  let hanging = 0
  let isOpen = false
  let since = now()
  let answeredAt: number | undefined
  /** While the circuit is open: when a call may try again. */
  let triesAt = 0

  function change(opens: boolean) {
    isOpen = opens
    since = now()
    options.onChange?.(state())
  }

  function markAnswered() {
    failuresInARow = 0
    answeredAt = now()
    if (isOpen) change(false)
  }

  function markFailed() {
    failuresInARow += 1
    if (failuresInARow < failures && hanging < atOnce) return
    triesAt = now() + pauseMilliseconds
    if (!isOpen) change(true)
  }

  function refuse(reason: 'paused' | 'full', detail: string): never {
    ends.refused += 1
    throw new NeighbourAway(name, reason, detail)
  }

  async function call<T>(run: (signal: AbortSignal) => Promise<T>, within = withinMilliseconds): Promise<T> {
    if (isOpen && now() < triesAt)
      refuse('paused', `has not answered since ${new Date(since).toISOString()} and is not asked now`)
    if (underWay >= atOnce) refuse('full', `${underWay} calls are under way`)
    // Until this one has ended, no other tries.
    if (isOpen) triesAt = now() + within
    underWay += 1
    const limit = new AbortController()
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      const error = new NeighbourAway(name, 'late', `did not answer within ${within} ms`)
      ends.late += 1
      hanging += 1
      markFailed()
      late.reject(error)
      limit.abort(error)
    }, within)
    const work = watched(run, limit.signal).finally(() => {
      clearTimeout(timer)
      underWay -= 1
      if (limit.signal.aborted) hanging -= 1
    })
    return Promise.race([work, late.promise])
  }

  /** A late answer closes the circuit too; a late failure was counted when the call was given up. */
  async function watched<T>(run: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
    try {
      const result = await run(signal)
      if (!signal.aborted) ends.answered += 1
      markAnswered()
      return result
    } catch (error) {
      if (signal.aborted) throw error
      if (options.isAnswer?.(error)) {
        ends.answered += 1
        markAnswered()
      } else {
        ends.failed += 1
        markFailed()
      }
      throw error
    }
  }

  function state(): NeighbourState {
    return {
      name,
      circuit: isOpen ? 'open' : 'closed',
      since: new Date(since),
      answeredAt: answeredAt === undefined ? undefined : new Date(answeredAt),
      underWay,
      ends: { ...ends },
    }
  }

  return { call, markAnswered, state }
}
