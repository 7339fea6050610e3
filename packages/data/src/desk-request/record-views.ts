import type { Db, Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'

export type NewRecordView = {
  requestId: string
  staffId: string
  /** A code; null where none was asked for. */
  reason: string | null
  /** The summary that was opened. Without it: the number. */
  summaryId?: string
  now: Date
}

/** Records that a staff member opened the number of a request, or a summary that was sent to its appointment. */
export async function recordView(
  tx: Tx,
  { requestId, staffId, reason, summaryId, now }: NewRecordView,
): Promise<void> {
  await tx
    .insertInto('record_views')
    .values({
      id: uuidV7(now),
      request_id: requestId,
      staff_id: staffId,
      viewed_at: now,
      reason,
      summary_id: summaryId ?? null,
    })
    .execute()
}

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
