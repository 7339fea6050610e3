import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/**
 * Returns how many seconds the oldest unanswered request has waited; an assignment is no answer. 0 where there is
 * none. A request that has waited for longer than 30 days is no longer news.
 */
export async function oldestUnanswered(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from now() - submitted_at)::float8 as seconds
    from consultation_requests
    where submitted_at > now() - interval '30 days' and not is_sample and state in ('waiting', 'assigned')
    order by submitted_at limit 1`.execute(db)
  return rows[0]?.seconds ?? 0
}
