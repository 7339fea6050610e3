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
    .insertInto('recordViews')
    .values({
      id: uuidV7(now),
      requestId,
      staffId,
      viewedAt: now,
      reason,
      summaryId: summaryId ?? null,
    })
    .execute()
}

/** As many as a page shows. */
const MOST = 100

/** Lists who opened the number of a request or a summary that was sent to it, the last first. */
export async function listViews(db: Db, requestId: string) {
  const rows = await db
    .selectFrom('recordViews as view')
    .innerJoin('staff', 'staff.id', 'view.staffId')
    .select(['staff.id', 'staff.name', 'view.viewedAt', 'view.reason', 'view.summaryId'])
    .where('view.requestId', '=', requestId)
    .orderBy('view.viewedAt', 'desc')
    .orderBy('view.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(({ id, name, ...view }) => ({ ...view, staff: { id, name } }))
}
