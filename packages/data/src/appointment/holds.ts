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
      staffId: time.staffId,
      serviceId: time.serviceId,
      requestId,
      startsAt: time.startsAt,
      endsAt: time.endsAt,
      freeAt: time.freeAt,
      status: 'held',
      holdUntil: holdEnd(now),
      visitorHash,
      calendarUid: uuidV7(now),
      createdAt: now,
      changedAt: now,
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
        .where('requestId', '=', requestId)
        .where('status', '=', 'cancelled')
        .where('bookedAt', 'is', null)
        .orderBy('changedAt', 'desc')
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
      holdUntil: null,
      cancelledBy: by,
      cancelReason: reason,
      version: eb('version', '+', 1),
      changedAt: now,
    }))
    .where('requestId', '=', requestId)
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
      isWished: true,
      holdUntil: wishEnd(now),
      version: eb('version', '+', 1),
      changedAt: now,
    }))
    .where('id', '=', id)
    .where('status', '=', 'held')
    .where('holdUntil', '>', now)
    .where('isWished', '=', false)
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
    .where('visitorHash', 'is not', null)
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
    .select(['requestId', 'visitorHash', 'holdUntil'])
    .where('staffId', '=', staffId)
    .where('status', '=', 'held')
    .where('visitorHash', 'is not', null)
    .where('holdUntil', '>', now)
    .orderBy('holdUntil')
    .$narrowType<{ holdUntil: Date }>()
    .execute()
}

/** Ends a staff member's expired holds: the constraint cannot read the clock. */
export async function expireHolds(tx: Tx, staffId: string, now: Date): Promise<void> {
  await tx
    .updateTable('appointments')
    .set((eb) => ({
      status: 'cancelled',
      holdUntil: null,
      cancelledBy: 'site',
      cancelReason: 'hold-over',
      version: eb('version', '+', 1),
      changedAt: now,
    }))
    .where('staffId', '=', staffId)
    .where('status', '=', 'held')
    .where('holdUntil', '<=', now)
    .execute()
}

/** Deletes times that were held and never booked, last changed before an instant. Booked appointments stay with their request. */
export async function forgetHolds(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('appointments').where('bookedAt', 'is', null).where('changedAt', '<', before).execute()
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
