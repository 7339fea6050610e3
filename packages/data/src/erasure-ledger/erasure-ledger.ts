import { sql } from 'kysely'
import { addJob } from '#jobs/jobs.ts'
import type { Db, Tx } from '#schema.ts'

/** An event of the audit trail as it lies beside the backups. It names a member by pseudonym. */
export type ErasureEvent = {
  id: string
  occurredAt: Date
  actor: string
  action: CopiedAction
  subjectKind: string
  subjectId: string | null
}

/**
 * The actions of the audit trail that a restored backup would undo to a person's harm: erasures, withdrawals, and the
 * removal of staff. Each is copied beside the backups, and a restore repeats those made since.
 */
const COPIED_ACTIONS = [
  'member.erase',
  'member.expire',
  'mood.erase',
  'moods.erase',
  'assessment.erase',
  'assessments.erase',
  'consent.withdraw',
  'plan.remove',
  'summary.take-back',
  'consultation-request.erase',
  'newsletter-subscription.leave',
  'number.change',
  'staff.remove',
] as const

export type CopiedAction = (typeof COPIED_ACTIONS)[number]

export function isCopied(action: string): action is CopiedAction {
  return COPIED_ACTIONS.some((copied) => copied === action)
}

export const COPY_ERASURES = 'copy-erasures'

/** Of the jobs that wait for the backup target: one at a time, so that a target that hangs holds no other job. */
const QUEUE = 'backup-target'

/** Queues the job that copies erasures beside the backups, once however many wait. */
export async function askToCopyErasures(tx: Tx): Promise<void> {
  await addJob(tx, { task: COPY_ERASURES, payload: {}, key: COPY_ERASURES, queue: QUEUE })
}

const MOST = 500

/** Lists erasures that are not yet beside the backups, the oldest first, at most 500. */
export async function listErasuresToCopy(db: Db): Promise<ErasureEvent[]> {
  const { rows } = await sql<ErasureEvent>`
    select event.id, event.occurred_at, event.actor, event.action,
      event.subject_kind, event.subject_id
    from erasures_to_copy as waiting join audit_events as event on event.id = waiting.event_id
    order by event.id limit ${MOST}`.execute(db)
  return rows
}

/** Marks erasures as copied beside the backups. */
export async function markErasuresCopied(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('erasuresToCopy').where('eventId', 'in', ids).execute()
}

/** Returns for how many seconds the oldest erasure has waited to be copied beside the backups; 0 where none waits. */
export async function oldestToCopy(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from now() - since)::float8 as seconds
    from erasures_to_copy order by event_id limit 1`.execute(db)
  return rows[0]?.seconds ?? 0
}

/** Deletes erasures that were never copied, once no backup is left that could undo them. */
export async function forgetErasuresToCopy(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('erasuresToCopy').where('since', '<', before).execute()
}

/** Returns whether the audit trail has an event. */
export async function isKnownEvent(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('auditEvents').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Writes an event that was lost with the database into the audit trail again, under its own id and with today's time. */
export async function insertEventAgain(tx: Tx, event: ErasureEvent): Promise<void> {
  const { id, actor, action, subjectKind, subjectId } = event
  await sql`
    insert into audit_events (id, actor, action, subject_kind, subject_id)
    values (${id}, ${actor}, ${action}, ${subjectKind}, ${subjectId})`.execute(tx)
}
