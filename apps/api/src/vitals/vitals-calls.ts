import { VitalsReport } from '@pulli/contracts/vitals.ts'
import { HOUR } from '@pulli/domain/time/durations.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import type { ApiContext } from '#context.ts'
import { callsOf } from '#http/calls.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { vitalCounts } from './vital-counts.ts'
import { vitalsLimit } from './vitals-limit.ts'

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
