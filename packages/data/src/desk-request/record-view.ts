import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'

export type NewRecordView = {
  requestId: string
  staffId: string
  /** A code; null where none was asked for. */
  reason: string | null
  now: Date
}

/** Records that somebody of the staff opened the number of a request. */
export async function recordView(tx: Tx, { requestId, staffId, reason, now }: NewRecordView): Promise<void> {
  await tx
    .insertInto('record_views')
    .values({ id: uuidV7(now), request_id: requestId, staff_id: staffId, viewed_at: now, reason })
    .execute()
}
