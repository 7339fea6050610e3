import { UnreadableValue } from '#encryption/encrypted-value.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { findMemberKey } from '#encryption/member-key.ts'
import type { Db } from '#schema.ts'
import { decryptContent } from './summary-content.ts'

/**
 * Lists which appointments of a request have a summary, since when, and what is in it, for a rule to read: nobody is
 * shown it from here. Without its member's key there is no content.
 */
export async function listSummariesOfRequest(
  db: Db,
  keys: EncryptionKeys,
  { requestId, endedAfter }: { requestId: string; endedAfter: Date },
): Promise<{ appointmentId: string; sentAt: Date; content: string | undefined }[]> {
  const rows = await db
    .selectFrom('sent_summaries as summary')
    .innerJoin('appointments as appointment', 'appointment.id', 'summary.appointment_id')
    .select(['appointment.id as appointmentId', 'summary.sent_at as sentAt', 'summary.id'])
    .select(['summary.member_id as memberId', 'summary.content'])
    .where('appointment.request_id', '=', requestId)
    .where('appointment.status', '<>', 'cancelled')
    .where('appointment.ends_at', '>', endedAfter)
    .where('summary.content', 'is not', null)
    .execute()
  return Promise.all(
    rows.map(async ({ appointmentId, sentAt, id, memberId, content }) => ({
      appointmentId,
      sentAt,
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
