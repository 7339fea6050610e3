import type { AppointmentStatus } from '@pulli/domain/appointment/appointment-life.ts'
import { sql } from 'kysely'
import { UnreadableValue } from '#encryption/encrypted-value.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { findMemberKey } from '#encryption/member-key.ts'
import type { Db } from '#schema.ts'
import { decryptContent } from './summary-content.ts'

/** That an appointment has a summary. Without its member's key there is no content. */
export type FoundSummary = {
  requestId: string
  appointmentId: string
  status: AppointmentStatus
  sentAt: Date
  content: string | undefined
}

/**
 * Lists which appointments of requests have a summary, since when, and what is in it, for a rule to read. The
 * result is never displayed.
 *
 * @param endedAfter only appointments that end later
 */
export async function listSummaries(
  db: Db,
  keys: EncryptionKeys,
  { requestIds, endedAfter }: { requestIds: readonly string[]; endedAfter: Date },
): Promise<FoundSummary[]> {
  if (requestIds.length === 0) return []
  const rows = await db
    .selectFrom('sent_summaries as summary')
    .innerJoin('appointments as appointment', 'appointment.id', 'summary.appointment_id')
    .select(['appointment.request_id as requestId', 'appointment.id as appointmentId', 'appointment.status'])
    .select(['summary.sent_at as sentAt', 'summary.id'])
    .select(['summary.member_id as memberId', 'summary.content'])
    .where(sql<boolean>`appointment.request_id = any(${requestIds}::uuid[])`)
    .where('appointment.status', '<>', 'cancelled')
    .where('appointment.ends_at', '>', endedAfter)
    .where('summary.content', 'is not', null)
    .execute()
  return Promise.all(
    rows.map(async ({ id, memberId, content, ...summary }) => ({
      ...summary,
      content: content ? await readableContent(db, keys, { id, memberId, content }) : undefined,
    })),
  )
}

type Encrypted = { id: string; memberId: string; content: Buffer }

async function readableContent(db: Db, keys: EncryptionKeys, { id, memberId, content }: Encrypted) {
  try {
    return decryptContent(await findMemberKey(db, keys, memberId), id, content)
  } catch (error) {
    if (error instanceof UnreadableValue) return undefined
    throw error
  }
}
