import {
  type AppointmentToMail,
  findAppointmentToMail,
} from '@pulli/data/appointment/find-appointment-to-mail.ts'
import type { Database } from '@pulli/data/database.ts'
import type { EncryptionKeys } from '@pulli/data/encryption/encryption-keys.ts'
import {
  countMessagesToVisitor,
  isMessageSent,
  recordMessageSent,
} from '@pulli/data/message/messages-sent.ts'
import { DEFAULT_TIME_ZONE } from '@pulli/domain/day/local-day.ts'
import { DAY } from '@pulli/domain/time/durations.ts'
import { z } from 'zod'
import type { Mail, Mailer } from '#mail/mail.ts'
import { sendOrEnd } from '#mail/send-or-end.ts'
import {
  type MailCircumstances,
  mailsToStaff,
  mailToVisitor,
  type Registration,
} from './appointment-mails.ts'
import {
  APPOINTMENT_MESSAGES,
  type AppointmentMessage,
  isTooLate,
  TEMPLATE_VERSIONS,
  templateOf,
} from './appointment-message.ts'

export type MailAppointmentDeps = {
  database: Database
  encryption: EncryptionKeys
  clock: () => Date
  mailer: Mailer
  publicUrl: string
  /** The zone of the office. Default: India's. */
  officeZone?: () => Promise<string | undefined>
  /** Reads how someone is registered, by their team entry. May be slow, and rejects while it cannot be read. */
  registrationOf?: (teamEntry: string) => Promise<Registration | undefined>
}

const Payload = z.strictObject({
  id: z.uuid(),
  version: z.string().regex(/^\d+$/),
  message: z.enum(APPOINTMENT_MESSAGES),
  due: z.iso.datetime().optional(),
  /** When its address was confirmed, of a confirmation that goes out for that: the one before went elsewhere. */
  confirmed: z.iso.datetime().optional(),
})

/** A visitor can enter another person's address, and move an appointment repeatedly. */
const CHANGES_MAILED_A_DAY = 5
const CHANGES = ['booked', 'moved', 'cancelled'] as const

/**
 * The job `mail-appointment`: sends one message about one version of an appointment. What was moved, cancelled or erased
 * since is left alone, and what went out is not sent again.
 */
export function mailAppointment(deps: MailAppointmentDeps) {
  return async (payload: unknown): Promise<void> => {
    const { id, version, message, confirmed } = Payload.parse(payload)
    const appointment = await findAppointmentToMail(deps.database.db, deps.encryption, id)
    if (appointment?.version !== Number(version) || !isMeant(message, appointment, deps.clock())) return
    const suffix = confirmed === undefined ? '' : `.${Date.parse(confirmed)}`
    for (const mail of await compose(deps, message, appointment))
      await sendOnce(deps, message, appointment, { ...mail, messageId: `${mail.messageId}${suffix}` })
  }
}

/** Whether the message still says what is true. */
function isMeant(message: AppointmentMessage, { status, startsAt }: AppointmentToMail, now: Date): boolean {
  if (message === 'cancelled') return status === 'cancelled'
  if (message === 'desk') return status === 'booked' || status === 'cancelled'
  if (status !== 'booked') return false
  return message === 'booked' || message === 'moved' || !isTooLate(message, startsAt, now)
}

/** Returns what the words of a mail depend on beside the appointment. */
export async function readCircumstances({
  publicUrl,
  officeZone,
  clock,
}: Pick<MailAppointmentDeps, 'publicUrl' | 'officeZone' | 'clock'>): Promise<MailCircumstances> {
  const zone = (await officeZone?.().catch(() => undefined)) ?? DEFAULT_TIME_ZONE
  return { publicUrl, officeZone: zone, now: clock() }
}

async function compose(
  deps: MailAppointmentDeps,
  message: AppointmentMessage,
  appointment: AppointmentToMail,
): Promise<Mail[]> {
  const circumstances = await readCircumstances(deps)
  if (message === 'desk') return Promise.all(mailsToStaff(appointment, circumstances))
  if (!isMailed(appointment) || (await hadTooMany(deps, message, appointment))) return []
  // A reminder does not wait for the content service: the confirmation said how they are registered.
  const { teamEntry } = appointment
  const isFirstWord = message === 'booked' || message === 'moved'
  const registration = isFirstWord && teamEntry !== null ? await deps.registrationOf?.(teamEntry) : undefined
  return [await mailToVisitor(message, appointment, { ...circumstances, registration })]
}

/**
 * Whether someone may be mailed about an appointment. A visitor can send a request with any address: it counts from when
 * who acted on the request said that it is theirs.
 */
export function isMailed({
  isVisitorMailWithheld,
  isAddressConfirmed,
}: Pick<AppointmentToMail, 'isVisitorMailWithheld' | 'isAddressConfirmed'>): boolean {
  return isAddressConfirmed && !isVisitorMailWithheld
}

async function hadTooMany(
  { database, clock }: MailAppointmentDeps,
  message: AppointmentMessage,
  { requestId, cancelledBy, before }: AppointmentToMail,
): Promise<boolean> {
  // What the office changes, the person has to hear.
  const by = cancelledBy ?? before?.cancelledBy
  if (!CHANGES.some((change) => change === message) || by === 'staff') return false
  const since = new Date(clock().getTime() - DAY)
  const templates = CHANGES.map(templateOf)
  return (await countMessagesToVisitor(database.db, { requestId, templates, since })) >= CHANGES_MAILED_A_DAY
}

async function sendOnce(
  { database: { db }, mailer, clock }: MailAppointmentDeps,
  message: AppointmentMessage,
  { id, requestId }: AppointmentToMail,
  mail: Mail,
): Promise<void> {
  const { messageId } = mail
  if (await isMessageSent(db, messageId)) return
  const { receipt, outcome } = await sendOrEnd(mailer, mail)
  await recordMessageSent(db, {
    messageId,
    requestId,
    appointmentId: id,
    recipient: message === 'desk' ? 'staff' : 'visitor',
    way: 'mail',
    template: templateOf(message),
    templateVersion: TEMPLATE_VERSIONS[message],
    receipt,
    outcome,
    now: clock(),
  })
}
