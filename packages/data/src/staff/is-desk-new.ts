import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Returns whether the desk has no samples, and had no person and no request before an instant. Locks that until the
 * transaction ends: of two servers that start at once, one gets true.
 */
export async function isDeskNew(tx: Tx, { before }: { before: Date }): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('desk_samples'))`.execute(tx)
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from staff where is_sample or created_at < ${before})
      or exists (select from consultation_requests where submitted_at < ${before}) as "isUsed"`.execute(tx)
  return rows[0]?.isUsed === false
}
