import type { AppointmentStatus } from '@pulli/domain/appointment/appointment-life.ts'
import type { ServiceMode } from '@pulli/domain/appointment/service-modes.ts'
import { maskName } from '@pulli/domain/consultation/mask.ts'
import type { CallAbout } from '@pulli/domain/consultation/wished-call.ts'
import { sql } from 'kysely'
import { openDetails } from '#consultation/request-details.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db, RequestActor, Tx } from '#schema.ts'

/** An appointment [FHIR: Appointment]. */
export type Appointment = {
  id: string
  staffId: string
  serviceId: string
  requestId: string
  startsAt: Date
  endsAt: Date
  status: AppointmentStatus
  /** For a held slot: when the hold expires. */
  holdUntil: Date | null
  /** It is held for the desk, which was asked to call. */
  isWished: boolean
  /** Rises with every change, and over a move. */
  version: number
  /** The same before and after a move: of its entry in a calendar. */
  calendarUid: string
  cancelledBy: RequestActor | null
  /** A code: `asked`, `moved`, `withdrawn`, `hold-over`, `hold-replaced`. */
  cancelReason: string | null
}

/** The columns of an `Appointment`. */
export const APPOINTMENT_COLUMNS = [
  'appointments.id',
  'appointments.staffId',
  'appointments.serviceId',
  'appointments.requestId',
  'appointments.startsAt',
  'appointments.endsAt',
  'appointments.status',
  'appointments.holdUntil',
  'appointments.isWished',
  'appointments.version',
  'appointments.calendarUid',
  'appointments.cancelledBy',
  'appointments.cancelReason',
] as const

/** An appointment in words: what, how and with whom. */
export type DescribedAppointment = Appointment & {
  serviceName: string
  mode: ServiceMode
  staffName: string
  /** The document id of the content service's entry that shows them. */
  teamEntry: string | null
  /** The address of the counsellor's room for sessions by video. */
  videoRoom: string | null
}

/** A time that is wanted: of whom, for what, from when, and when they are free again. */
export type WantedTime = {
  staffId: string
  serviceId: string
  startsAt: Date
  endsAt: Date
  freeAt: Date
}

/** Finds an appointment, whatever became of it. */
export async function findAppointment(db: Db, id: string): Promise<DescribedAppointment | undefined> {
  return describedAppointments(db).where('appointments.id', '=', id).executeTakeFirst()
}

/** Finds the appointment of a request that is booked and has not begun. There is one at most. */
export async function findComing(
  db: Db,
  { requestId, now }: { requestId: string; now: Date },
): Promise<{ id: string; version: number } | undefined> {
  return db
    .selectFrom('appointments')
    .select(['id', 'version'])
    .where('requestId', '=', requestId)
    .where('status', '=', 'booked')
    .where('startsAt', '>', now)
    .executeTakeFirst()
}

/**
 * Lists the appointments of a request, the latest start first. Times that were held and never booked are left out,
 * except one that is held now.
 */
export async function listAppointmentsOfRequest(
  db: Db,
  requestId: string,
  now: Date,
): Promise<DescribedAppointment[]> {
  return describedAppointments(db)
    .where('requestId', '=', requestId)
    .where((eb) => eb.or([eb('bookedAt', 'is not', null), eb('holdUntil', '>', now)]))
    .orderBy('startsAt', 'desc')
    .orderBy('appointments.id', 'desc')
    .execute()
}

/** Selects appointments with what they are about. */
export function describedAppointments(db: Db) {
  return db
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.serviceId')
    .innerJoin('staff', 'staff.id', 'appointments.staffId')
    .select([
      ...APPOINTMENT_COLUMNS,
      'services.name as serviceName',
      'services.mode',
      'staff.name as staffName',
      'staff.teamEntry',
      'staff.videoRoom',
    ])
}

/** An appointment as the desk's week shows it. */
export type AppointmentOfWeek = Appointment & {
  serviceName: string
  mode: ServiceMode
  staffName: string
  /** What the sender of its request asked to be called about. */
  callAbout: CallAbout | null
  /** The first letter of the sender's name. */
  maskedName: string
}

/**
 * Lists the appointments that begin between two instants, the first first: booked ones, those that are held now, and
 * those that are over; not the cancelled ones.
 *
 * @param staffId of the only one whose appointments are wanted
 * @throws UnreadableValue if a key is lost
 */
export async function listAppointmentsOfWeek(
  db: Db,
  keys: EncryptionKeys,
  { from, to, staffId, now }: { from: Date; to: Date; staffId?: string | undefined; now: Date },
): Promise<AppointmentOfWeek[]> {
  const rows = await db
    .selectFrom('appointments')
    .innerJoin('services', 'services.id', 'appointments.serviceId')
    .innerJoin('staff', 'staff.id', 'appointments.staffId')
    .innerJoin('consultationRequests as request', 'request.id', 'appointments.requestId')
    .select([
      ...APPOINTMENT_COLUMNS,
      'services.name as serviceName',
      'services.mode',
      'staff.name as staffName',
      'request.callAbout',
      'request.wrappedKey',
      'request.detailsEncrypted',
    ])
    .where('startsAt', '>=', from)
    .where('startsAt', '<', to)
    .where((eb) =>
      eb.or([
        eb('appointments.status', 'in', ['booked', 'happened', 'missed']),
        eb.and([eb('appointments.status', '=', 'held'), eb('holdUntil', '>', now)]),
      ]),
    )
    .$if(staffId !== undefined, (query) => query.where('appointments.staffId', '=', staffId ?? ''))
    .orderBy('startsAt')
    .orderBy('appointments.id')
    .execute()
  return Promise.all(
    rows.map(async ({ wrappedKey, detailsEncrypted, ...appointment }) => {
      const stored = { id: appointment.requestId, wrappedKey, detailsEncrypted }
      return { ...appointment, maskedName: maskName((await openDetails(keys, stored)).name) }
    }),
  )
}

/**
 * Lets those who want a time of one counsellor come one after another, until the transaction ends. Without it two of them
 * wait for each other at the constraint, which PostgreSQL notices after a second (`deadlock_timeout`); of thirty at once
 * the last could wait longer than the five seconds that a statement has.
 */
export async function lockCalendar(tx: Tx, staffId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`calendar ${staffId}`}, 0))`.execute(tx)
}

/**
 * Counts the coming appointments of the number of a request: booked, or held by the proven number itself, by its other
 * requests. What others hold in its name doesn't count. Anyone who books for the same number waits until the transaction
 * ends. Run it after `lockRequest` and before `lockCalendar`.
 */
export async function countComingOfNumber(
  tx: Tx,
  { requestId, now }: { requestId: string; now: Date },
): Promise<number> {
  const { rows } = await sql<{ lookup: string | null }>`
    select encode(phone_lookup, 'base64') as lookup from consultation_requests where id = ${requestId}`.execute(
    tx,
  )
  const lookup = rows[0]?.lookup
  if (lookup == null) return 0
  await sql`select pg_advisory_xact_lock(hashtextextended(${`number ${lookup}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('appointments')
    .innerJoin('consultationRequests as request', 'request.id', 'appointments.requestId')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('request.phoneLookup', '=', Buffer.from(lookup, 'base64'))
    .where('request.id', '<>', requestId)
    .where((eb) =>
      eb.or([
        eb.and([eb('appointments.status', '=', 'booked'), eb('appointments.startsAt', '>', now)]),
        eb.and([
          eb('appointments.status', '=', 'held'),
          eb('appointments.visitorHash', 'is', null),
          eb('appointments.holdUntil', '>', now),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}
