import { type AppointmentOutcome, mayBecomeFrom } from '@pulli/domain/appointment/appointment-life.ts'
import type { RequestActor, Tx } from '#schema.ts'
import { carrySummary, endSummary } from '#summary/summaries.ts'
import { uuidV7 } from '#uuid-v7.ts'
import {
  APPOINTMENT_COLUMNS,
  type Appointment,
  findComing,
  lockCalendar,
  type WantedTime,
} from './appointments.ts'
import { expireHolds, releaseHold } from './holds.ts'

/** Books a held slot. Returns undefined if it is no longer held, expired, or changed since `version`. */
export async function bookAppointment(
  tx: Tx,
  { id, version, now }: { id: string; version: number; now: Date },
): Promise<Appointment | undefined> {
  return tx
    .updateTable('appointments')
    .set({
      status: 'booked',
      hold_until: null,
      visitor_hash: null,
      booked_at: now,
      version: version + 1,
      changed_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'held')
    .where('version', '=', version)
    .where('hold_until', '>', now)
    .returning(APPOINTMENT_COLUMNS)
    .executeTakeFirst()
}

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

export type Cancellation = {
  id: string
  version: number
  by: RequestActor
  /** A code such as `asked`. */
  reason: string
  now: Date
}

/**
 * Cancels an appointment, or gives back a held time. Returns undefined if it is over or changed since `version`. With it
 * goes the summary that was sent to it; that of a moved one is carried over (`moveAppointment`).
 */
export async function cancelAppointment(
  tx: Tx,
  { id, version, by, reason, now }: Cancellation,
): Promise<Appointment | undefined> {
  const cancelled = await tx
    .updateTable('appointments')
    .set({
      status: 'cancelled',
      hold_until: null,
      cancelled_by: by,
      cancel_reason: reason,
      version: version + 1,
      changed_at: now,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', 'in', mayBecomeFrom('cancelled'))
    .returning(APPOINTMENT_COLUMNS)
    .executeTakeFirst()
  if (cancelled !== undefined && reason !== 'moved') await endSummary(tx, id)
  return cancelled
}

/**
 * Frees the time of a request that ends: gives back what it holds, and cancels what is booked and has not begun. Run it
 * after `lockRequest`.
 *
 * @param reason a code: `withdrawn`, `declined`, `closed`
 * @returns the booked appointment that was cancelled
 */
export async function cancelComing(
  tx: Tx,
  { requestId, by, reason, now }: { requestId: string; by: RequestActor; reason: string; now: Date },
): Promise<Appointment | undefined> {
  await releaseHold(tx, { requestId, by, reason, now })
  const coming = await findComing(tx, { requestId, now })
  return coming && cancelAppointment(tx, { ...coming, by, reason, now })
}

/**
 * Marks what became of an appointment that has begun. Returns undefined if it has not, was cancelled, or changed since
 * `version`.
 */
export async function markOutcome(
  tx: Tx,
  { id, version, outcome, now }: { id: string; version: number; outcome: AppointmentOutcome; now: Date },
): Promise<Appointment | undefined> {
  return tx
    .updateTable('appointments')
    .set({ status: outcome, version: version + 1, changed_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', 'in', mayBecomeFrom(outcome))
    .where('starts_at', '<=', now)
    .returning(APPOINTMENT_COLUMNS)
    .executeTakeFirst()
}
