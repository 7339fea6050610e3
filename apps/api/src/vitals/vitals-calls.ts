import { VitalsReport } from '@pulli/contracts/vitals.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { HOUR } from '@pulli/domain/time/durations.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { callsOf } from '#http/calls.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { addressGroup } from '#limits/address-group.ts'

const SUMMARY_EVERY_MS = HOUR

const call = callsOf({ tag: 'Site', caller: 'anyone' })

/** How fast the pages are for those who read them (STA-17, D32). */
export const vitalsCalls = {
  reportVitals: call({
    route: 'POST /vitals',
    summary: 'Report web vitals',
    description:
      'Accepts the route pattern and each metric at most once. Values are counted in histogram buckets and ' +
      'discarded: the counts of an hour become one log line.',
    guard: { refuses: [], check: (context, { ip }) => countedBy(context).enforceLimit(ip, context.clock()) },
    body: VitalsReport,
    answer: z.strictObject({}),
    limit: ['too-many-requests'],
    retry: { safeBecause: 'nothing is kept, and a count of one too many is no harm' },
    says: m.vitals_counted,
    run: ({ context, body: { route, vitals } }) => {
      if (!context.pages?.includes(route)) throw new InvalidInput({ route: m.vitals_field_route_unknown() })
      const counted = countedBy(context)
      for (const vital of vitals) counted.counts.add(route, vital)
      if (context.clock().getTime() - counted.lastSummaryAt >= SUMMARY_EVERY_MS) summarizeVitals(context)
      return {}
    },
  }),
}

type Counted = {
  counts: ReturnType<typeof vitalCounts>
  enforceLimit: ReturnType<typeof vitalsLimit>
  lastSummaryAt: number
}

const counted = new WeakMap<ApiContext, Counted>()

/** What a process has counted since its last summary. */
function countedBy(context: ApiContext): Counted {
  const known = counted.get(context)
  if (known !== undefined) return known
  const now = context.clock().getTime()
  const first = { counts: vitalCounts(), enforceLimit: vitalsLimit(), lastSummaryAt: now }
  counted.set(context, first)
  return first
}

/** Writes what was counted into one line of the log. */
export function summarizeVitals(context: ApiContext): void {
  const known = countedBy(context)
  known.lastSummaryAt = context.clock().getTime()
  const vitals = known.counts.take()
  if (vitals.length > 0) context.logger.info({ vitals }, 'web vitals')
}

const WINDOW_MS = HOUR
/** Many people share one address behind a mobile network. */
const MOST_REPORTS = 2_000
const MOST_ADDRESSES = 10_000

/**
 * A limit in memory, for this one process: a report changes nothing that must be guarded, and it must never wait
 * for the database. An address is stored for an hour at most.
 */
function vitalsLimit() {
  let hits = new Map<string, number>()
  let startedAt = 0

  /** @throws DomainError `too-many-requests` */
  return (ip: string, now: Date) => {
    if (now.getTime() - startedAt >= WINDOW_MS || hits.size >= MOST_ADDRESSES) {
      hits = new Map()
      startedAt = now.getTime()
    }
    const address = addressGroup(ip)
    const count = (hits.get(address) ?? 0) + 1
    hits.set(address, count)
    if (count > MOST_REPORTS) {
      const retryAfterSeconds = Math.ceil((startedAt + WINDOW_MS - now.getTime()) / 1_000)
      throw new DomainError('too-many-requests', { retryAfterSeconds })
    }
  }
}

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
function vitalCounts() {
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
