import { listAppointmentsOfRequest } from '@pulli/data/appointment/appointments.ts'
import { findRequestByToken } from '@pulli/data/consultation/request-links.ts'
import type { Db } from '@pulli/data/schema.ts'
import type { ApiContext } from '#context.ts'
import { calendarFile } from './calendar-file.ts'

/**
 * Returns the calendar file of the appointment of a link, or undefined where there is none. It says what the mail with
 * the link says, the time, and needs no digits: a calendar opens it by itself. Changes nothing.
 */
export async function appointmentFile(
  { database, encryption, clock }: ApiContext,
  token: string,
): Promise<string | undefined> {
  const now = clock()
  const request = await findRequestByToken(database.db, encryption, token, now)
  return request && calendarOfRequest(database.db, request.id, now)
}

/** Returns the calendar file of the appointment of a request, or undefined where there is none. */
export async function calendarOfRequest(db: Db, requestId: string, now: Date): Promise<string | undefined> {
  const own = await listAppointmentsOfRequest(db, requestId, now)
  const standing = own.find(({ status }) => status !== 'cancelled' && status !== 'held')
  // A moved appointment has a successor with the same entry.
  const cancelled = own.find(({ status, cancelReason }) => status === 'cancelled' && cancelReason !== 'moved')
  const shown = standing ?? cancelled
  return shown && calendarFile({ ...shown, isCancelled: shown.status === 'cancelled' }, now)
}
