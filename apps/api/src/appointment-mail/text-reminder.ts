import { findAppointmentToMail } from '@pulli/data/appointment/find-appointment-to-mail.ts'
import { isMessageSent, recordMessageSent } from '@pulli/data/message/messages-sent.ts'
import { DEFAULT_TIME_ZONE } from '@pulli/domain/day/local-day.ts'
import { z } from 'zod'
import { followAddress } from '#consultation/consultation-mails.ts'
import { smsText } from '#sms/registered-templates.ts'
import { SmsFailure } from '#sms/sms-gateway.ts'
import type { TextGateway } from '#sms/text-gateway.ts'
import { isTooLate } from './appointment-message.ts'
import type { MailAppointmentDeps } from './mail-appointment.ts'
import { shortStart } from './when-in-words.ts'

export type TextReminderDeps = Omit<MailAppointmentDeps, 'mailer'> & {
  /** Undefined without a gateway or a registered template: then no text is sent. */
  texts?: TextGateway | undefined
}

const Payload = z.strictObject({
  id: z.uuid(),
  version: z.string().regex(/^\d+$/),
  message: z.enum(['reminder-day', 'reminder-hour']),
  due: z.iso.datetime(),
})

/** Rises with the words, which are registered: see `docs/runbooks/sms-templates-in-india.md`. */
const TEMPLATE_VERSION = 1

/**
 * The job `text-reminder`: texts a reminder only to those who asked to be texted, because a message lies on
 * a phone that others see. As `mail-appointment`, it leaves alone what was moved or cancelled since.
 */
export function textReminder(deps: TextReminderDeps) {
  return async (payload: unknown): Promise<void> => {
    const { id, version, message } = Payload.parse(payload)
    const { texts, clock, publicUrl } = deps
    const { db } = deps.database
    if (!texts?.has(message)) return
    const appointment = await findAppointmentToMail(db, deps.encryption, id)
    if (appointment?.version !== Number(version) || appointment.status !== 'booked') return
    const { startsAt, requestId, visitor, isVisitorMailWithheld } = appointment
    if (visitor.contactWay !== 'text' || visitor.followToken === undefined || isVisitorMailWithheld) return
    if (isTooLate(message, startsAt, clock())) return
    const messageId = `consultation-${requestId}.text-${id}.${version}.${message}`
    if (await isMessageSent(db, messageId)) return
    const officeZone = (await deps.officeZone?.().catch(() => undefined)) ?? DEFAULT_TIME_ZONE
    const link = followAddress(publicUrl, visitor.followToken)
    const values = { when: shortStart(startsAt, officeZone), link }
    const text = smsText(message, values)
    const sent = await sendOrRefused(() =>
      texts.send({ phone: visitor.phone, template: message, text, values }),
    )
    await recordMessageSent(db, {
      messageId,
      requestId,
      appointmentId: id,
      recipient: 'visitor',
      way: 'sms',
      template: `text-${message}`,
      templateVersion: TEMPLATE_VERSION,
      ...sent,
      now: clock(),
    })
  }
}

/** A number that the gateway refuses is reported at the desk, and not tried again. If it refuses all, codes are late. */
async function sendOrRefused(send: () => Promise<string | undefined>) {
  try {
    return { outcome: 'taken' as const, receipt: await send() }
  } catch (error) {
    if (error instanceof SmsFailure && !error.isPassing) return { outcome: 'refused' as const }
    throw error
  }
}
