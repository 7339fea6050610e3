import type { VitalsReport } from '@pulli/contracts/vitals.ts'

type Vital = VitalsReport['vitals'][number]

/** Upper bounds of the ranges that are counted, in milliseconds; the bounds of good and poor are among them. */
const BOUNDS: Record<Vital['name'], readonly number[]> = {
  CLS: [0, 0.01, 0.05, 0.1, 0.25],
  FCP: [500, 1_000, 1_800, 3_000, 6_000],
  INP: [50, 100, 200, 500, 1_000],
  LCP: [500, 1_200, 2_500, 4_000, 8_000],
  TTFB: [100, 300, 800, 1_800, 4_000],
}

/** How often one measure of one route fell into each range. */
export interface VitalCount {
  readonly route: string
  readonly name: Vital['name']
  /** Count by upper bound; what is above them all is under `more`. */
  readonly upTo: Readonly<Record<string, number>>
  readonly ratings: Readonly<Record<Vital['rating'], number>>
}

/** Counts what pages report. A count has no visit and no time, so it identifies no one. */
export function vitalCounts() {
  const counts = new Map<string, { upTo: Record<string, number>; ratings: Record<Vital['rating'], number> }>()

  return {
    add(route: string, { name, value, rating }: Vital) {
      const key = `${name} ${route}`
      const count = counts.get(key) ?? { upTo: {}, ratings: { good: 0, 'needs-improvement': 0, poor: 0 } }
      const bound = String(BOUNDS[name].find((upper) => value <= upper) ?? 'more')
      count.upTo[bound] = (count.upTo[bound] ?? 0) + 1
      count.ratings[rating] += 1
      counts.set(key, count)
    },
    /** Returns the counts since the last call. */
    take(): VitalCount[] {
      const taken = [...counts].map(([key, count]) => {
        const [name, route] = key.split(' ') as [Vital['name'], string]
        return { route, name, ...count }
      })
      counts.clear()
      return taken
    },
  }
}
