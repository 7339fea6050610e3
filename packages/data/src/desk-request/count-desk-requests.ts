import { sql } from 'kysely'
import type { Db } from '#schema.ts'
import { ownRequestIds } from './list-desk-requests.ts'
import { IS_FOLDED, IS_WAITING } from './waiting.ts'

/** Counts what waits for the office, what lies in the fold of a burst, and what is someone's own. */
export async function countDeskRequests(
  db: Db,
  { staffId, isOwnOnly }: { staffId: string; isOwnOnly: boolean },
): Promise<{ waiting: number; burst: number; mine: number }> {
  const count = sql<number>`count(*)::int`.as('count')
  const waiting = await db
    .selectFrom('consultation_requests')
    .select([
      sql<number>`count(*) filter (where not ${IS_FOLDED})::int`.as('waiting'),
      sql<number>`count(*) filter (where ${IS_FOLDED})::int`.as('burst'),
    ])
    .where(IS_WAITING)
    .$if(isOwnOnly, (query) => query.where('assigned_to', '=', staffId))
    .executeTakeFirstOrThrow()
  const mine = await db
    .selectFrom('consultation_requests')
    .select(count)
    .where('ended_at', 'is', null)
    .where('id', 'in', ownRequestIds(db, staffId))
    .executeTakeFirstOrThrow()
  return { ...waiting, mine: mine.count }
}
