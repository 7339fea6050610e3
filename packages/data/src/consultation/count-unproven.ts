import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Counts the requests of a period that were over a limit and whose numbers are unproven. */
export async function countUnproven(db: Db, { from, to }: { from: Date; to: Date }): Promise<number> {
  const { count } = await db
    .selectFrom('consultation_requests')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('submitted_at', '>=', from)
    .where('submitted_at', '<', to)
    .where('unproven', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
