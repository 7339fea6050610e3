import type { Tx } from '#schema.ts'
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
