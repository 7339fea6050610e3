import { holdEnd } from '@pulli/domain/appointment/appointment-life.ts'
import type { Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'
import { APPOINTMENT_COLUMNS, type Appointment, type WantedTime } from './appointment.ts'
import { expireHolds } from './expire-holds.ts'
import { lockCalendar } from './lock-calendar.ts'
import { releaseHold } from './release-hold.ts'

const MOST_REPLACED = 10

/**
 * Keeps a time for a request for ten minutes, in place of the one that it held. Holds of that counsellor that ran out
 * end first, and of what a request held before, the newest are left: choosing often fills no table. Run it within `unlessTaken`: a time that someone else has rejects with the error of the database.
 */
export async function holdAppointment(
  tx: Tx,
  {
    requestId,
    time,
    visitorHash = null,
    now,
  }: {
    requestId: string
    time: WantedTime
    /** Of the visitor who holds it without a proven number. */
    visitorHash?: string | null
    now: Date
  },
): Promise<Appointment> {
  await lockCalendar(tx, time.staffId)
  await expireHolds(tx, time.staffId, now)
  await deleteReplacedHolds(tx, requestId)
  await releaseHold(tx, { requestId, by: 'visitor', reason: 'hold-replaced', now })
  return tx
    .insertInto('appointments')
    .values({
      id: uuidV7(now),
      staff_id: time.staffId,
      service_id: time.serviceId,
      request_id: requestId,
      starts_at: time.startsAt,
      ends_at: time.endsAt,
      free_at: time.freeAt,
      status: 'held',
      hold_until: holdEnd(now),
      visitor_hash: visitorHash,
      calendar_uid: uuidV7(now),
      created_at: now,
      changed_at: now,
    })
    .returning(APPOINTMENT_COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Deletes all but the newest that a request held and never booked: a page of minutes ago still finds its own. */
async function deleteReplacedHolds(tx: Tx, requestId: string): Promise<void> {
  await tx
    .deleteFrom('appointments')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('appointments')
        .select('id')
        .where('request_id', '=', requestId)
        .where('status', '=', 'cancelled')
        .where('booked_at', 'is', null)
        .orderBy('changed_at', 'desc')
        .orderBy('id', 'desc')
        .offset(MOST_REPLACED),
    )
    .execute()
}
