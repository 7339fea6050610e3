import {
  type ConsultationToMail,
  findConsultationToMail,
} from '@pulli/data/consultation/find-consultation-to-mail.ts'
import { type MailRole, markConsultationMailed } from '@pulli/data/consultation/mark-consultation-mailed.ts'
import type { Database } from '@pulli/data/database.ts'
import type { EncryptionKeys } from '@pulli/data/encryption/encryption-keys.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import type { Mail, Mailer } from '#mail/mail.ts'
import { MailNotSent } from '#mail/mail-not-sent.ts'
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
  /** What they get once somebody answers at the desk. Default: where to look. */
  officeMail?: OfficeMail
  /** The working hours of the office in words. Default: 11:00 AM to 08:00 PM. */
  workingHours?: () => Promise<string | undefined>
}

const Payload = z.strictObject({ id: z.uuid() })

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

    const send = async (role: MailRole, compose: () => Promise<Mail | undefined>) => {
      const mail = await compose()
      if (mail === undefined) return
      await deps.mailer.send(mail)
      await markConsultationMailed(database.db, id, role, clock())
    }
    const outcomes = await Promise.allSettled(
      missingMails(request).map((role) =>
        role === 'provider'
          ? send(role, () => mailToOffice(deps, request))
          : send(role, async () =>
              mailToVisitor(request, {
                hours: (await workingHours?.()) ?? m.consultation_hours(),
                publicUrl,
              }),
            ),
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

/** None where nobody is named and the desk has the request all the same. */
async function mailToOffice(
  { database, publicUrl, consultationRecipients, officeMail }: MailConsultationDeps,
  request: ConsultationToMail,
): Promise<Mail | undefined> {
  const isInFull = await isOfficeMailedInFull(database.db, officeMail)
  const to = await consultationRecipients()
  if (to.length > 0 && isInFull) return mailToProvider(request, to)
  if (isInFull) throw new MailNotSent('nobody is named to receive consultation requests')
  if (to.length === 0) return undefined
  return mailThatSomethingWaits({
    role: 'provider',
    messageId: `consultation-${request.id}.provider`,
    to,
    publicUrl,
  })
}

/** The queue stores and logs the message of a job's error, so it must not contain personal data. */
function asMailNotSent(reason: unknown): MailNotSent {
  return reason instanceof MailNotSent ? reason : MailNotSent.because(reason)
}
