import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { AuditSeal } from './seal-audit-events.ts'

/** The result of a verification: what is intact, or the first minute that is not. */
export type AuditVerdict = {
  /** Minutes whose rows match their seal, and the number of rows. */
  seals: number
  events: number
  /** Minutes whose rows have expired; the chain continues through their seals. */
  dropped: number
  last: AuditSeal | undefined
  broken?: { minute: Date; reason: string }
}

type SealRow = { minute: Date; events: number; hash: Buffer }
type EventRow = { minute: Date; line: string }

const PAGE = 500

const SEALS = `select minute, events, hash from audit_seals where minute > $1 order by minute limit ${PAGE}`

// Not a database function: an attacker who can change rows could change it too.
const EVENTS = `
  select date_trunc('minute', occurred_at, 'UTC') as minute, jsonb_build_array(
    id, to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    actor, action, subject_kind, subject_id, request_id)::text as line
  from audit_events
  where occurred_at >= $1::timestamptz + interval '1 minute' and occurred_at < $2::timestamptz + interval '1 minute'
  order by occurred_at, id`

/**
 * Recomputes each seal of the audit trail from its rows and the previous seal. Stops at the first mismatch. A sealed
 * minute without rows is valid only if its month has expired.
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
