import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { findMemberKey } from '#encryption/member-key.ts'
import type { Tx } from '#schema.ts'
import { decryptContent } from './summary-content.ts'

/** The summary of which appointment of which request, for whom of the staff. */
export type SummaryWanted = { requestId: string; appointmentId: string; staffId: string; endedAfter: Date }

/**
 * Finds the summary of an appointment for the counsellor who has it, decrypted, and keeps it from being taken back until
 * the transaction ends: that it was opened is then recorded before.
 *
 * @throws UnreadableValue if the member's key is lost
 */
export async function openSummary(
  tx: Tx,
  keys: EncryptionKeys,
  { requestId, appointmentId, staffId, endedAfter }: SummaryWanted,
): Promise<{ id: string; sentAt: Date; content: string } | undefined> {
  const found = await tx
    .selectFrom('sent_summaries as summary')
    .innerJoin('appointments as appointment', 'appointment.id', 'summary.appointment_id')
    .select(['summary.id', 'summary.member_id as memberId', 'summary.sent_at as sentAt', 'summary.content'])
    .where('appointment.id', '=', appointmentId)
    .where('appointment.request_id', '=', requestId)
    .where('appointment.staff_id', '=', staffId)
    .where('appointment.status', 'in', ['booked', 'happened', 'missed'])
    .where('appointment.ends_at', '>', endedAfter)
    .forShare('summary')
    .executeTakeFirst()
  if (!found?.content) return undefined
  const { id, memberId, sentAt } = found
  return { id, sentAt, content: decryptContent(await findMemberKey(tx, keys, memberId), id, found.content) }
}
