import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import type { DataKey } from '#encryption/data-key.ts'
import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'
import { encryptContent } from './summary-content.ts'

/** A summary to send, and the one of the same member and appointment that it replaces. */
export type SummaryToStore = {
  memberId: string
  appointmentId: string
  replaces: string | undefined
  purposes: readonly ConsentPurpose[]
  content: string
  now: Date
}

/**
 * Stores a summary for an appointment, encrypted.
 * @returns its id; undefined if the appointment has one of another member
 */
export async function storeSummary(
  tx: Tx,
  key: DataKey,
  { memberId, appointmentId, replaces, purposes, content, now }: SummaryToStore,
): Promise<string | undefined> {
  const id = replaces ?? uuidV7(now)
  const written = {
    purposes: [...purposes],
    content: encryptContent(key, id, content),
    sent_at: now,
    ended_at: null,
  }
  const stored = await tx
    .insertInto('sent_summaries')
    .values({ id, appointment_id: appointmentId, member_id: memberId, ...written })
    .onConflict((conflict) =>
      conflict
        .column('appointment_id')
        .doUpdateSet(written)
        .where('sent_summaries.member_id', '=', memberId)
        .where('sent_summaries.id', '=', id),
    )
    .returning('id')
    .executeTakeFirst()
  return stored?.id
}
