import type { AppointmentStatus } from '@pulli/domain/appointment/appointment-life.ts'
import { sql } from 'kysely'
import { findMemberKey } from '#encryption/data-key.ts'
import { UnreadableValue } from '#encryption/encrypted-value.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db, Tx } from '#schema.ts'
import { decryptContent } from './summaries.ts'

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
    .selectFrom('sentSummaries as summary')
    .innerJoin('appointments as appointment', 'appointment.id', 'summary.appointmentId')
    .select(['appointment.requestId', 'appointment.id as appointmentId', 'appointment.status'])
    .select(['summary.sentAt', 'summary.id'])
    .select(['summary.memberId', 'summary.content'])
    .where(sql<boolean>`appointment.request_id = any(${requestIds}::uuid[])`)
    .where('appointment.status', '<>', 'cancelled')
    .where('appointment.endsAt', '>', endedAfter)
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
    .selectFrom('sentSummaries as summary')
    .innerJoin('appointments as appointment', 'appointment.id', 'summary.appointmentId')
    .select(['summary.id', 'summary.memberId', 'summary.sentAt', 'summary.content'])
    .where('appointment.id', '=', appointmentId)
    .where('appointment.requestId', '=', requestId)
    .where('appointment.staffId', '=', staffId)
    .where('appointment.status', 'in', ['booked', 'happened', 'missed'])
    .where('appointment.endsAt', '>', endedAfter)
    .forShare('summary')
    .executeTakeFirst()
  if (!found?.content) return undefined
  const { id, memberId, sentAt } = found
  return { id, sentAt, content: decryptContent(await findMemberKey(tx, keys, memberId), id, found.content) }
}

/** As many as a page shows. */
const MOST = 100

/** Lists when some summaries were opened at the desk, the last first. */
export async function listOpenings(db: Db, summaryIds: readonly string[]) {
  if (summaryIds.length === 0) return []
  const rows = await db
    .selectFrom('recordViews')
    .select(['summaryId', 'viewedAt'])
    .where('summaryId', 'in', summaryIds)
    .orderBy('viewedAt', 'desc')
    .limit(MOST)
    .execute()
  return rows
}
