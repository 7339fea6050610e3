import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'

export type RefusedWish = { actor: string; action: string; subjectKind: string; requestId: string }

/**
 * Does something in a transaction, and writes down where a rule refused it. What is refused is rolled back, its
 * audit row with it: so this row stands alone.
 */
export async function recordRefusal<Done>(
  { database, clock }: Pick<ApiContext, 'database' | 'clock'>,
  wish: RefusedWish,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DomainError)
      await database.db.transaction().execute((tx) => recordAudit(tx, { ...wish, now: clock() }))
    throw error
  }
}
