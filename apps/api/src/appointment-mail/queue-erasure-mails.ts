import { findComing } from '@pulli/data/appointment/appointments.ts'
import {
  type AppointmentToMail,
  findAppointmentToMail,
} from '@pulli/data/appointment/find-appointment-to-mail.ts'
import { UnreadableValue } from '@pulli/data/encryption/encrypted-value.ts'
import type { EncryptionKeys } from '@pulli/data/encryption/encryption-keys.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { DAY } from '@pulli/domain/time/durations.ts'
import { ERASED, ERASED_UNDER_SEAL } from './erased-reasons.ts'
import { isMailed } from './mail-appointment.ts'
import { sealAppointment } from './sealed-appointment.ts'

/** Less than the attempts of a job span, so that it ends by itself and leaves nothing in the queue. */
const KEPT_MILLISECONDS = 4 * DAY
const ATTEMPTS = 100

/**
 * Reads the data for the mails about a cancelled appointment, before its request is erased.
 *
 * @returns undefined without a coming appointment
 */
export async function readComing(
  tx: Tx,
  keys: EncryptionKeys,
  { requestId, isSealed, now }: { requestId: string; isSealed: boolean; now: Date },
): Promise<AppointmentToMail | undefined> {
  const coming = await findComing(tx, { requestId, now })
  if (coming === undefined) return undefined
  try {
    const found = await findAppointmentToMail(tx, keys, coming.id)
    const cancelReason = isSealed ? ERASED_UNDER_SEAL : ERASED
    if (found === undefined) return undefined
    // A calendar ignores what is no newer than its entry.
    return { ...found, version: found.version + 1, status: 'cancelled', cancelledBy: 'visitor', cancelReason }
  } catch (error) {
    // Every sender has a right to erasure, also where their address can no longer be decrypted.
    if (error instanceof UnreadableValue) return undefined
    throw error
  }
}

/**
 * Queues the mails about the appointment of a request that is erased, after its rows are gone: to its sender and to the person who
 * would have given it. The jobs carry what they need, encrypted, and end when the appointment would have begun, after
 * four days at the latest.
 */
export async function queueErasureMails(
  tx: Tx,
  keys: EncryptionKeys,
  { appointment, now }: { appointment: AppointmentToMail; now: Date },
): Promise<void> {
  const { id, startsAt, visitor, counsellor } = appointment
  const until = new Date(Math.min(startsAt.getTime(), now.getTime() + KEPT_MILLISECONDS))
  const nobody = { email: '', phone: '', contactWay: undefined, followToken: undefined }
  const bare = { ...appointment, before: undefined }
  const told = [
    ...(!isMailed(appointment)
      ? []
      : [
          {
            message: 'cancelled',
            content: {
              ...bare,
              counsellor: undefined,
              visitor: { ...visitor, ...nobody, email: visitor.email },
            },
          },
        ]),
    ...(counsellor === undefined
      ? []
      : [{ message: 'desk', content: { ...bare, visitor: { ...visitor, ...nobody } } }]),
  ]
  for (const { message, content } of told)
    await addJob(tx, {
      task: 'mail-erased-appointment',
      payload: { id, message, until: until.toISOString(), ...(await sealAppointment(keys, id, content)) },
      key: `mail-erased-appointment:${id}:${message}`,
      maxAttempts: ATTEMPTS,
    })
}
