import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { askToCopyErasures, isCopied } from '#erasure-ledger/erasure-ledger.ts'
import type { Db, Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'

/** The seal of one minute of the audit trail: a SHA-256, in hexadecimal digits. */
type AuditSeal = { minute: Date; hash: string }

/** An audited action. It holds no personal data: a member appears by pseudonym (decision D42). */
export type AuditEvent = {
  actor: string
  /** `<noun>.<verb>`, such as `consultation-request.submit`. */
  action: string
  subjectKind: string
  subjectId?: string
  /** The id of the HTTP request; in the column `request_id`, which the release before writes too. */
  traceId?: string
  now: Date
}

/**
 * Records who did what, in the transaction that does it: without its audit row there is no change. The database sets
 * the time.
 */
export async function recordAudit(tx: Tx, ...events: [AuditEvent, ...AuditEvent[]]): Promise<void> {
  const identified = events.map((event) => ({ id: uuidV7(event.now), ...event }))
  await sql`
    insert into audit_events (id, actor, action, subject_kind, subject_id, request_id)
    values ${sql.join(identified.map(rowOf))}`.execute(tx)
  const copied = identified.filter(({ action }) => isCopied(action))
  if (copied.length === 0) return
  await tx
    .insertInto('erasuresToCopy')
    .values(copied.map(({ id }) => ({ eventId: id })))
    .execute()
  await askToCopyErasures(tx)
}

function rowOf({ id, actor, action, subjectKind, subjectId, traceId }: AuditEvent & { id: string }) {
  // A check bounds its length: a caller's long id must not fail the change.
  const shortId = traceId?.slice(0, 100) || null
  return sql`(${id}, ${actor}, ${action}, ${subjectKind}, ${subjectId ?? null}, ${shortId})`
}

/** Seals the closed, unsealed minutes of the audit trail, at most a thousand. Returns the last seal. */
export async function sealAuditEvents(db: Db): Promise<AuditSeal | undefined> {
  const { rows } = await sql<AuditSeal>`
    select sealed_minute as minute, encode(sealed_hash, 'hex') as hash from seal_audit_events()`.execute(db)
  return rows.at(-1)
}

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

/** Drops the months of the audit trail that ended more than thirteen months ago. Returns the number of rows. */
export async function expireAuditEvents(db: Db): Promise<number> {
  const { rows } = await sql<{ dropped: number }>`select expire_audit_events() as dropped`.execute(db)
  return rows[0]?.dropped ?? 0
}
