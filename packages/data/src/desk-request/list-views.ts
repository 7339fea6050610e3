import type { Db } from '#schema.ts'

/** As many as a page shows. */
const MOST = 100

/** Lists who opened the number of a request or a summary that was sent to it, the last first. */
export async function listViews(db: Db, requestId: string) {
  const rows = await db
    .selectFrom('record_views as view')
    .innerJoin('staff', 'staff.id', 'view.staff_id')
    .select([
      'staff.id',
      'staff.name',
      'view.viewed_at as viewedAt',
      'view.reason',
      'view.summary_id as summaryId',
    ])
    .where('view.request_id', '=', requestId)
    .orderBy('view.viewed_at', 'desc')
    .orderBy('view.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, name, ...view }) => ({ ...view, staff: { id, name } }))
}
