import type { RequestActor, Tx } from '#schema.ts'
import { carrySummary } from '#summary/carry-summary.ts'
import { uuidV7 } from '#uuid-v7.ts'
import { APPOINTMENT_COLUMNS, type Appointment, type WantedTime } from './appointment.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { expireHolds } from './expire-holds.ts'
import { lockCalendar } from './lock-calendar.ts'

/**
 * Moves a booked appointment: cancels it and books another time, which keeps its entry in a calendar. Returns undefined
 * if it is over or changed since `version`. A summary that was sent to it goes along to the same counsellor. Run it within `unlessTaken`, where a time that is taken leaves the
 * appointment as it was.
 */
export async function moveAppointment(
  tx: Tx,
  {
    id,
    version,
    time,
    by,
    now,
  }: { id: string; version: number; time: WantedTime; by: RequestActor; now: Date },
): Promise<Appointment | undefined> {
  await lockCalendar(tx, time.staffId)
  await expireHolds(tx, time.staffId, now)
  const left = await cancelAppointment(tx, { id, version, by, reason: 'moved', now })
  if (left === undefined) return undefined
  const moved = await tx
    .insertInto('appointments')
    .values({
      id: uuidV7(now),
      staff_id: time.staffId,
      service_id: time.serviceId,
      request_id: left.requestId,
      starts_at: time.startsAt,
      ends_at: time.endsAt,
      free_at: time.freeAt,
      status: 'booked',
      booked_at: now,
      version: left.version + 1,
      calendar_uid: left.calendarUid,
      created_at: now,
      changed_at: now,
    })
    .returning(APPOINTMENT_COLUMNS)
    .executeTakeFirstOrThrow()
  const isSameCounsellor = moved.staffId === left.staffId
  await carrySummary(tx, { from: left.id, to: moved.id, isSameCounsellor, now })
  return moved
}
