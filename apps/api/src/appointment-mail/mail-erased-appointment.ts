import { UnreadableValue } from '@pulli/data/encryption/encrypted-value.ts'
import { z } from 'zod'
import { sendOrEnd } from '#mail/send-or-end.ts'
import { mailsToStaff, mailToVisitor } from './appointment-mails.ts'
import { type MailAppointmentDeps, readCircumstances } from './mail-appointment.ts'
import { openAppointment } from './sealed-appointment.ts'

const Payload = z.strictObject({
  /** Of the appointment. */
  id: z.uuid(),
  message: z.enum(['cancelled', 'desk']),
  until: z.iso.datetime(),
  key: z.base64(),
  sealed: z.base64(),
})

/**
 * The job `mail-erased-appointment`: reports that an appointment was cancelled, of which no row is left.
 */
export function mailErasedAppointment(deps: MailAppointmentDeps) {
  return async (payload: unknown): Promise<void> => {
    const { id, message, until, ...sealed } = Payload.parse(payload)
    if (deps.clock() >= new Date(until)) return
    const appointment = await openAppointment(deps.encryption, id, sealed).catch((error: unknown) => {
      if (error instanceof UnreadableValue) return undefined
      throw error
    })
    if (appointment === undefined) return
    const circumstances = await readCircumstances(deps)
    const mails =
      message === 'desk'
        ? await Promise.all(mailsToStaff(appointment, circumstances))
        : [await mailToVisitor(message, appointment, circumstances)]
    for (const mail of mails) await sendOrEnd(deps.mailer, mail)
  }
}
