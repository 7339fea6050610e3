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
      holdUntil: null,
      visitorHash: null,
      bookedAt: now,
      version: version + 1,
      changedAt: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'held')
    .where('version', '=', version)
    .where('holdUntil', '>', now)
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
      staffId: time.staffId,
      serviceId: time.serviceId,
      requestId: left.requestId,
      startsAt: time.startsAt,
      endsAt: time.endsAt,
      freeAt: time.freeAt,
      status: 'booked',
      bookedAt: now,
      version: left.version + 1,
      calendarUid: left.calendarUid,
      createdAt: now,
      changedAt: now,
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
      holdUntil: null,
      cancelledBy: by,
      cancelReason: reason,
      version: version + 1,
      changedAt: now,
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
    .set({ status: outcome, version: version + 1, changedAt: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', 'in', mayBecomeFrom(outcome))
    .where('startsAt', '<=', now)
    .returning(APPOINTMENT_COLUMNS)
    .executeTakeFirst()
}
