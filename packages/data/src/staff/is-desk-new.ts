import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Returns whether nobody has ever worked at the desk and nobody has asked for anything, as far as it was before an
 * instant, and no samples were made. Locks that until the transaction ends: of two servers that start at once, one is
 * told so.
 */
export async function isDeskNew(tx: Tx, { before }: { before: Date }): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('desk_samples'))`.execute(tx)
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from staff where is_sample or created_at < ${before})
      or exists (select from consultation_requests where submitted_at < ${before}) as "isUsed"`.execute(tx)
  return rows[0]?.isUsed === false
}
