import { holdEnd, wishEnd } from '@pulli/domain/appointment/appointment-life.ts'
import type { Db, RequestActor, Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'
import { APPOINTMENT_COLUMNS, type Appointment, lockCalendar, type WantedTime } from './appointments.ts'

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

/**
 * Gives back the time that a request holds, if it holds one, because another was chosen or the request is over.
 *
 * @param reason a code: `hold-replaced`, `withdrawn`
 */
export async function releaseHold(
  tx: Tx,
  { requestId, by, reason, now }: { requestId: string; by: RequestActor; reason: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('appointments')
    .set((eb) => ({
      status: 'cancelled',
      hold_until: null,
      cancelled_by: by,
      cancel_reason: reason,
      version: eb('version', '+', 1),
      changed_at: now,
    }))
    .where('request_id', '=', requestId)
    .where('status', '=', 'held')
    .execute()
}

/** Extends a hold so that the desk can call about it. Returns undefined if the slot is not held, or already extended. */
export async function wishAppointment(
  tx: Tx,
  { id, now }: { id: string; now: Date },
): Promise<Appointment | undefined> {
  return await tx
    .updateTable('appointments')
    .set((eb) => ({
      is_wished: true,
      hold_until: wishEnd(now),
      version: eb('version', '+', 1),
      changed_at: now,
    }))
    .where('id', '=', id)
    .where('status', '=', 'held')
    .where('hold_until', '>', now)
    .where('is_wished', '=', false)
    .returning(APPOINTMENT_COLUMNS)
    .executeTakeFirst()
}

/** Returns whether a time was held by someone without a proven number. */
export async function isHeldUnproven(tx: Tx, id: string): Promise<boolean> {
  const held = await tx
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'held')
    .where('visitor_hash', 'is not', null)
    .executeTakeFirst()
  return held !== undefined
}

/** A time that someone without a proven number holds: from which network, by its keyed hash, and until when. */
export type UnprovenHold = { requestId: string; visitorHash: string | null; holdUntil: Date }

/**
 * Lists what visitors without a proven number hold of one counsellor now, the first to end first. Run it
 * after `lockCalendar`.
 */
export async function listUnprovenHolds(
  tx: Tx,
  { staffId, now }: { staffId: string; now: Date },
): Promise<UnprovenHold[]> {
  return tx
    .selectFrom('appointments')
    .select(['request_id as requestId', 'visitor_hash as visitorHash', 'hold_until as holdUntil'])
    .where('staff_id', '=', staffId)
    .where('status', '=', 'held')
    .where('visitor_hash', 'is not', null)
    .where('hold_until', '>', now)
    .orderBy('hold_until')
    .$narrowType<{ holdUntil: Date }>()
    .execute()
}

/** Ends a staff member's expired holds: the constraint cannot read the clock. */
export async function expireHolds(tx: Tx, staffId: string, now: Date): Promise<void> {
  await tx
    .updateTable('appointments')
    .set((eb) => ({
      status: 'cancelled',
      hold_until: null,
      cancelled_by: 'site',
      cancel_reason: 'hold-over',
      version: eb('version', '+', 1),
      changed_at: now,
    }))
    .where('staff_id', '=', staffId)
    .where('status', '=', 'held')
    .where('hold_until', '<=', now)
    .execute()
}

/** Deletes times that were held and never booked, last changed before an instant. Booked appointments stay with their request. */
export async function forgetHolds(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('appointments')
    .where('booked_at', 'is', null)
    .where('changed_at', '<', before)
    .execute()
}

/** `exclusion_violation`: another appointment overlaps. */
const TAKEN = '23P01'
/** `deadlock_detected`: two transactions waited for each other, and this one was chosen to give way. */
const DEADLOCK = '40P01'

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/**
 * Runs a transaction that takes a time. A deadlock is tried once more: a visitor who books the slot that they hold and another
 * who tries to take it can wait for each other, and the second try tells whether the slot is taken.
 *
 * @returns undefined if the time is taken
 */
export async function unlessTaken<Result>(run: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await run()
  } catch (error) {
    if (codeOf(error) === TAKEN) return undefined
    if (codeOf(error) !== DEADLOCK) throw error
  }
  try {
    return await run()
  } catch (error) {
    if (codeOf(error) === TAKEN || codeOf(error) === DEADLOCK) return undefined
    throw error
  }
}
