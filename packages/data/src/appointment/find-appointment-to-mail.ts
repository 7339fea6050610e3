import type { SafeContact } from '@pulli/domain/consultation/safe-contact.ts'
import { openDetails } from '#consultation/request-details.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { findChosenZone } from '#members/numbers.ts'
import type { Db, RequestActor } from '#schema.ts'
import { type DescribedAppointment, describedAppointments } from './appointments.ts'

/** Someone of the staff, as far as a mail to them needs it. */
type MailedStaff = { staffId: string; email: string }

/** An appointment with what the mails about it need. */
export type AppointmentToMail = DescribedAppointment & {
  /** Of the sender of the request. */
  visitor: {
    email: string
    phone: string
    /** How they want to be reached first; undefined: by a call. */
    contactWay: SafeContact['contact_way']
    followToken: string | undefined
    /** That a member of their number chose, or in which they asked. */
    timeZone: string
  }
  /** Their mailbox reached its daily limit, or the request is a sample. */
  isVisitorMailWithheld: boolean
  /** The person who acted on the request confirmed that its address is theirs. */
  isAddressConfirmed: boolean
  /** Undefined where they were removed, or are a sample. */
  counsellor: MailedStaff | undefined
  /** Of a moved one: the time before, and whose it was. */
  before:
    | {
        startsAt: Date
        endsAt: Date
        staffId: string
        cancelledBy: RequestActor | null
        counsellor: MailedStaff | undefined
      }
    | undefined
}

/**
 * Finds an appointment for its mails; undefined where its request was erased.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function findAppointmentToMail(
  db: Db,
  keys: EncryptionKeys,
  id: string,
): Promise<AppointmentToMail | undefined> {
  const found = await describedAppointments(db)
    .innerJoin('consultationRequests', 'consultationRequests.id', 'appointments.requestId')
    .select([
      'staff.email as staffEmail',
      'staff.isSample as isSampleStaff',
      'staff.removedAt as staffRemovedAt',
      'consultationRequests.wrappedKey',
      'consultationRequests.detailsEncrypted',
      'consultationRequests.timeZone',
      'consultationRequests.visitorMailWithheld as isVisitorMailWithheld',
      'consultationRequests.mailAnswer',
    ])
    .where('appointments.id', '=', id)
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { staffEmail, isSampleStaff, staffRemovedAt, wrappedKey, detailsEncrypted, timeZone, ...rest } = found
  const { mailAnswer, ...appointment } = rest
  const details = await openDetails(keys, { id: appointment.requestId, wrappedKey, detailsEncrypted })
  return {
    ...appointment,
    visitor: {
      email: details.email,
      phone: details.phone,
      contactWay: details.contact?.contact_way,
      followToken: details.followToken,
      timeZone: (await findChosenZone(db, keys, details.phone)) ?? timeZone,
    },
    isAddressConfirmed: mailAnswer === 'confirmed',
    counsellor: mailed(appointment.staffId, { staffEmail, isSampleStaff, staffRemovedAt }),
    before: await findBefore(db, appointment),
  }
}

/** The time that a moved appointment had before. */
async function findBefore(
  db: Db,
  { requestId, calendarUid, version }: DescribedAppointment,
): Promise<AppointmentToMail['before']> {
  const left = await db
    .selectFrom('appointments')
    .innerJoin('staff', 'staff.id', 'appointments.staffId')
    .select([
      'startsAt',
      'endsAt',
      'staffId',
      'cancelledBy',
      'staff.email as staffEmail',
      'staff.isSample as isSampleStaff',
      'staff.removedAt as staffRemovedAt',
    ])
    .where('requestId', '=', requestId)
    .where('calendarUid', '=', calendarUid)
    .where('version', '=', version - 1)
    .where('cancelReason', '=', 'moved')
    .executeTakeFirst()
  if (left === undefined) return undefined
  const { startsAt, endsAt, staffId, cancelledBy } = left
  return { startsAt, endsAt, staffId, cancelledBy, counsellor: mailed(staffId, left) }
}

function mailed(
  staffId: string,
  who: { staffEmail: string; isSampleStaff: boolean; staffRemovedAt: Date | null },
): MailedStaff | undefined {
  return who.isSampleStaff || who.staffRemovedAt !== null ? undefined : { staffId, email: who.staffEmail }
}
