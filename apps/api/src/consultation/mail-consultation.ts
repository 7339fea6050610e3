import {
  type ConsultationToMail,
  findConsultationToMail,
  type MailRole,
  markConsultationMailed,
} from '@pulli/data/consultation/requests.ts'
import type { Database } from '@pulli/data/database.ts'
import type { EncryptionKeys } from '@pulli/data/encryption/encryption-keys.ts'
import { recordMessageSent } from '@pulli/data/message/messages-sent.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import type { Mail, Mailer } from '#mail/mail.ts'
import { MailNotSent } from '#mail/mail-not-sent.ts'
import { sendOrEnd, sendToOffice } from '#mail/send-or-end.ts'
import { isOfficeMailedInFull, mailThatSomethingWaits, type OfficeMail } from '#office/waiting-mail.ts'
import { mailToProvider, mailToVisitor } from './consultation-mails.ts'

export type MailConsultationDeps = {
  database: Database
  encryption: EncryptionKeys
  clock: () => Date
  /** The site, to whose pages mails link. */
  publicUrl: string
  mailer: Mailer
  /** Fetches the provider's recipients. Called again for every attempt. */
  consultationRecipients: () => Promise<string[]>
  /** What they get once someone answers at the desk. Default: where to look. */
  officeMail?: OfficeMail
  /** The working hours of the office in words. Default: 11:00 AM to 08:00 PM. */
  workingHours?: () => Promise<string | undefined>
}

const Payload = z.strictObject({ id: z.uuid() })

/** A mail, with its name in `messages_sent`. */
type NamedMail = { mail: Mail; template: string }

/**
 * The job `mail-consultation`: sends the two mails of a request. Each is marked as sent, so a retry sends only the
 * missing one, and a failure of one does not block the other.
 */
export function mailConsultation(deps: MailConsultationDeps) {
  const { database, clock, publicUrl, workingHours } = deps

  return async (payload: unknown): Promise<void> => {
    const { id } = Payload.parse(payload)
    const request = await findConsultationToMail(database.db, deps.encryption, id)
    if (request === undefined) return

    const send = async (role: MailRole, compose: () => Promise<NamedMail | undefined>) => {
      const named = await compose()
      if (named === undefined) return
      const { mail, template } = named
      const { receipt, outcome } = await (role === 'provider' ? sendToOffice : sendOrEnd)(deps.mailer, mail)
      const now = clock()
      await database.db.transaction().execute(async (tx) => {
        await markConsultationMailed(tx, id, role, now)
        await recordMessageSent(tx, {
          messageId: mail.messageId,
          requestId: id,
          recipient: role === 'provider' ? 'office' : 'visitor',
          way: 'mail',
          template,
          templateVersion: 1,
          receipt,
          outcome,
          now,
        })
      })
    }
    const outcomes = await Promise.allSettled(
      missingMails(request).map((role) =>
        role === 'provider'
          ? send(role, () => mailToOffice(deps, request))
          : send(role, async () => {
              const hours = (await workingHours?.()) ?? m.consultation_hours()
              return { mail: await mailToVisitor(request, { hours, publicUrl }), template: 'request-visitor' }
            }),
      ),
    )
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed !== undefined) throw asMailNotSent(failed.reason)
  }
}

function missingMails(request: ConsultationToMail): MailRole[] {
  const { providerMailedAt, visitorMailedAt, visitorMailWithheld } = request
  const roles: MailRole[] = []
  if (providerMailedAt === null) roles.push('provider')
  if (visitorMailedAt === null && !visitorMailWithheld) roles.push('visitor')
  return roles
}

/** Empty where no recipient is named and the desk has the request. */
async function mailToOffice(
  { database, publicUrl, consultationRecipients, officeMail }: MailConsultationDeps,
  request: ConsultationToMail,
): Promise<NamedMail | undefined> {
  const isInFull = await isOfficeMailedInFull(database.db, officeMail)
  // It has the mail of its hour: `mail-unproven`.
  if (request.unproven !== null && !isInFull) return undefined
  const to = await consultationRecipients()
  if (to.length > 0 && isInFull)
    return { mail: await mailToProvider(request, to), template: 'request-office' }
  if (isInFull) throw new MailNotSent('nobody is named to receive consultation requests')
  if (to.length === 0) return undefined
  const messageId = `consultation-${request.id}.provider`
  const mail = await mailThatSomethingWaits({ role: 'provider', messageId, to, publicUrl })
  return { mail, template: 'request-waiting' }
}

/** The queue stores and logs the message of a job's error, so it must not contain personal data. */
function asMailNotSent(reason: unknown): MailNotSent {
  return reason instanceof MailNotSent ? reason : MailNotSent.because(reason)
}
