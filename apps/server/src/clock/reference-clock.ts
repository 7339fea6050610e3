import { type Neighbour, type NeighbourOptions, neighbour } from '@pulli/data/neighbour/neighbour.ts'

const EVERY_MILLISECONDS = 5 * 60_000
/** Older, it tells nothing of now. */
const COUNTS_MILLISECONDS = 3 * EVERY_MILLISECONDS

/** The clocks outside this machine. The database's may be this machine's own. */
export interface ReferenceClock {
  readonly neighbour: Neighbour
  /** By how many seconds this machine's clock is ahead of them, negative: behind; undefined: none has answered of late. */
  skewSeconds(): number | undefined
  /** Asks them now. */
  ask(): Promise<void>
  stop(): void
}

type Options = Pick<NeighbourOptions, 'onChange'> & { readonly now?: () => number }

/**
 * Compares this machine's clock every five minutes with the `Date` of answers from neighbours outside. Any answer has one, also a
 * refusal: nothing is asked of them but that. Of several counts the one that this clock agrees with most, so that one that is wrong
 * raises no alarm.
 */
export function referenceClock(references: readonly string[], options: Options = {}): ReferenceClock {
  const { onChange, now = Date.now } = options
  const time = neighbour({
    name: 'time',
    withinMilliseconds: 10_000,
    atOnce: 1,
    now,
    ...(onChange && { onChange }),
  })
  let last: { skew: number; at: number } | undefined

  async function ask() {
    const skews = await time.call(async (signal) => {
      const asked = await Promise.allSettled(references.map((url) => skewFrom(url, { signal, now })))
      const told = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      if (told.length === 0) throw new Error('no answer says what time it is')
      return told
    })
    last = { skew: skews.reduce((one, other) => (Math.abs(other) < Math.abs(one) ? other : one)), at: now() }
  }

  const askInBackground = () => void ask().catch(() => undefined)
  askInBackground()
  const timer = setInterval(askInBackground, EVERY_MILLISECONDS).unref()
  return {
    neighbour: time,
    skewSeconds: () => (last && now() - last.at <= COUNTS_MILLISECONDS ? last.skew : undefined),
    ask,
    stop: () => clearInterval(timer),
  }
}

/**
 * An answer is dated in whole seconds, and when it began: the middle of both is taken. A cache in between says how old it is (`Age`).
 */
async function skewFrom(url: string, { signal, now }: { signal: AbortSignal; now: () => number }) {
  const askedAt = now()
  const { headers } = await fetch(url, { method: 'HEAD', redirect: 'manual', signal })
  const said = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(said)) throw new Error('an answer without a date')
  const age = Number(headers.get('age') ?? 0) || 0
  const theirs = said / 1_000 + 0.5 + age
  return (askedAt + now()) / 2_000 - theirs
}
