import type { ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import type { DataKey } from '#encryption/data-key.ts'
import type { Db } from '#schema.ts'
import { decryptContent } from './summary-content.ts'

/** A summary as its member sees it in a list. */
export type OwnSummary = {
  id: string
  purposes: ConsentPurpose[]
  sentAt: Date
  /** Since when its appointment has another counsellor, and its content is gone. */
  endedAt: Date | null
  appointmentId: string
  startsAt: Date
  endsAt: Date
  staffName: string
}

/** Whose, and of appointments that ended after when: what ended before waits only for the night. */
type Whose = { memberId: string; endedAfter: Date }

/** Lists the summaries that a member sent, the latest appointment first. */
export async function listOwnSummaries(db: Db, whose: Whose): Promise<OwnSummary[]> {
  return ownSummaries(db, whose).orderBy('appointment.starts_at', 'desc').orderBy('summary.id').execute()
}

/**
 * Finds the summary that a member sent to an appointment, decrypted.
 *
 * @throws UnreadableValue if the member's key is lost
 */
export async function findOwnSummary(
  db: Db,
  key: DataKey | undefined,
  { appointmentId, ...whose }: Whose & { appointmentId: string },
): Promise<(OwnSummary & { content: string | null }) | undefined> {
  const found = await ownSummaries(db, whose)
    .select('summary.content')
    .where('appointment.id', '=', appointmentId)
    .executeTakeFirst()
  if (found === undefined) return undefined
  return { ...found, content: found.content && decryptContent(key, found.id, found.content) }
}

function ownSummaries(db: Db, { memberId, endedAfter }: Whose) {
  return db
    .selectFrom('sent_summaries as summary')
    .innerJoin('appointments as appointment', 'appointment.id', 'summary.appointment_id')
    .innerJoin('staff', 'staff.id', 'appointment.staff_id')
    .select([
      'summary.id',
      'summary.purposes',
      'summary.sent_at as sentAt',
      'summary.ended_at as endedAt',
      'appointment.id as appointmentId',
      'appointment.starts_at as startsAt',
      'appointment.ends_at as endsAt',
      'staff.name as staffName',
    ])
    .where('summary.member_id', '=', memberId)
    .where('appointment.status', '<>', 'cancelled')
    .where('appointment.ends_at', '>', endedAfter)
}
