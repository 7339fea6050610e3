import type { Db } from '#schema.ts'

/** As many as a page shows. */
const MOST = 100

/** Lists when some summaries were opened at the desk, the last first. */
export async function listOpenings(db: Db, summaryIds: readonly string[]) {
  if (summaryIds.length === 0) return []
  const rows = await db
    .selectFrom('record_views')
    .select(['summary_id as summaryId', 'viewed_at as viewedAt'])
    .where('summary_id', 'in', summaryIds)
    .orderBy('viewed_at', 'desc')
    .limit(MOST)
    .execute()
  return rows
}
