import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { DomainError, type DomainErrorCode } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'

export type RefusedAction = {
  /** `visitor`, or the pseudonym of a member. */
  actor: string
  action: string
  subjectKind: string
  subjectId?: string
  traceId: string
}

/**
 * Records a refusal in a transaction that commits: counts it, and for the first few of a member also writes an audit
 * row.
 */
export async function noteRefusal(
  tx: Tx,
  { refusals }: Pick<ApiContext, 'refusals'>,
  { code, now, ...refused }: RefusedAction & { code: DomainErrorCode; now: Date },
): Promise<void> {
  const { actor, action } = refused
  if (refusals.count({ actor, action, code, now })) await recordAudit(tx, { ...refused, now })
}

/**
 * Runs a transaction and records its refusal as `noteRefusal` does. The refused transaction is rolled back with its
 * audit row, so this row is written in a transaction of its own.
 */
export async function recordRefusal<Done>(
  { database, clock, refusals }: Pick<ApiContext, 'database' | 'clock' | 'refusals'>,
  refused: RefusedAction,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const now = clock()
    const { actor, action } = refused
    if (refusals.count({ actor, action, code: error.code, now }))
      await database.db.transaction().execute((tx) => recordAudit(tx, { ...refused, now }))
    throw error
  }
}
