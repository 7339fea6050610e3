import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { AuditSeal } from './seal-audit-events.ts'

/** What became of a verification: how much holds, or the first minute that does not. */
export type AuditVerdict = {
  /** Minutes whose rows and seal fit, and the rows in them. */
  seals: number
  events: number
  /** Minutes whose rows were dropped for their age; the chain goes through their seals. */
  dropped: number
  last: AuditSeal | undefined
  broken?: { minute: Date; reason: string }
}

type SealRow = { minute: Date; events: number; hash: Buffer }
type EventRow = { minute: Date; line: string }

const PAGE = 500

const SEALS = `select minute, events, hash from audit_seals where minute > $1 order by minute limit ${PAGE}`

// Not a function of the database: who could change rows there could change that too.
const EVENTS = `
  select date_trunc('minute', occurred_at, 'UTC') as minute, jsonb_build_array(
    id, to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    actor, action, subject_kind, subject_id, request_id)::text as line
  from audit_events
  where occurred_at >= $1::timestamptz + interval '1 minute' and occurred_at < $2::timestamptz + interval '1 minute'
  order by occurred_at, id`

/**
 * Goes through the whole audit trail and computes each seal anew from its rows and the seal before it. Stops at the
 * first minute that does not fit. A minute without rows is in order only where its month was to be dropped.
 */
export async function verifyAuditChain(
  database: Pick<pg.Pool, 'query'>,
  { now }: { now: Date },
): Promise<AuditVerdict> {
  const verdict: AuditVerdict = { seals: 0, events: 0, dropped: 0, last: undefined }
  const keptFrom = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 13, 1)
  let previous: Buffer = Buffer.alloc(0)
  let after = new Date(0)
  for (;;) {
    const { rows: seals } = await database.query<SealRow>(SEALS, [after])
    const until = seals.at(-1)?.minute
    if (until === undefined) return verdict
    const { rows: events } = await database.query<EventRow>(EVENTS, [after, until])
    const byMinute = Map.groupBy(events, ({ minute }) => minute.getTime())
    for (const seal of seals) {
      const lines = byMinute.get(seal.minute.getTime())?.map(({ line }) => line) ?? []
      byMinute.delete(seal.minute.getTime())
      const mayBeDropped = lines.length === 0 && seal.minute.getTime() < keptFrom
      const reason = mayBeDropped ? undefined : faultOf(seal, lines, previous)
      if (reason !== undefined) return { ...verdict, broken: { minute: seal.minute, reason } }
      verdict.seals++
      verdict.events += lines.length
      verdict.dropped += mayBeDropped ? 1 : 0
      verdict.last = { minute: seal.minute, hash: seal.hash.toString('hex') }
      previous = seal.hash
    }
    const [added] = [...byMinute.keys()].sort((a, b) => a - b)
    if (added !== undefined)
      return {
        ...verdict,
        broken: { minute: new Date(added), reason: 'rows were added to a minute without any' },
      }
    after = until
  }
}

function faultOf({ events, hash }: SealRow, lines: readonly string[], previous: Buffer): string | undefined {
  if (lines.length < events) return `${events - lines.length} of its ${events} rows are missing`
  if (lines.length > events) return `it has ${lines.length - events} more rows than were sealed`
  const computed = createHash('sha256').update(previous).update(lines.join('\n')).digest()
  return computed.equals(hash) ? undefined : 'a row of it, its seal or the seal before it was changed'
}
