const LIFE_MILLISECONDS = 2_000
/** Services with people: far fewer than this. */
const MOST_OFFERS = 500

/** Computes each offer of times once for all who wait for it. */
export interface OfferCache {
  /** Returns the result of the last two seconds, or waits for the pending computation. */
  read<Result>(key: string, compute: () => Promise<Result>): Promise<Result>
  /** The calendar changed: what is computed from here on is new, and what is being computed is for those who wait. */
  end(): void
}

export function offerCache(now: () => number = () => performance.now()): OfferCache {
  const offers = new Map<string, { offer: Promise<unknown>; at: number }>()
  return {
    read<Result>(key: string, compute: () => Promise<Result>) {
      const known = offers.get(key)
      if (known !== undefined && now() - known.at < LIFE_MILLISECONDS) return known.offer as Promise<Result>
      if (offers.size >= MOST_OFFERS) offers.clear()
      const computed = { offer: compute(), at: now() }
      offers.set(key, computed)
      // Only those who waited get a failure; it is not cached.
      computed.offer.catch(() => {
        if (offers.get(key) === computed) offers.delete(key)
      })
      return computed.offer
    },
    end: () => offers.clear(),
  }
}
