import type { MailChoice, MailPlace } from '@pulli/contracts/mail-choice.ts'
import { findAppointment } from '@pulli/data/appointment/find-appointment.ts'
import { findComing } from '@pulli/data/appointment/find-coming.ts'
import { answerMail } from '@pulli/data/consultation/answer-mail.ts'
import { endEarlierLinks } from '@pulli/data/consultation/end-earlier-links.ts'
import { lockRequest } from '@pulli/data/consultation/lock-request.ts'
import { maskEmail } from '@pulli/domain/consultation/mask.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { queueConfirmation } from '#appointment-mail/queue-appointment-mails.ts'
import type { ApiContext } from '#context.ts'

/**
 * Stores where mails about the appointment of a request go, for the owner of its number or the desk. Links that were given
 * before end; one that a changed address got does too. Where an appointment was booked before, its confirmation follows.
 *
 * @throws DomainError `unknown-request`
 */
export async function chooseMail(
  { database, encryption, clock }: ApiContext,
  { id, choice }: { id: string; choice: MailChoice },
): Promise<MailPlace> {
  const now = clock()
  return database.db.transaction().execute(async (tx) => {
    if ((await lockRequest(tx, id)) === undefined) throw new DomainError('unknown-request')
    const answer = choice.answer === 'none' ? 'none' : 'confirmed'
    const email = choice.answer === 'change' ? choice.email : undefined
    const stored = await answerMail(tx, encryption, { id, answer, email })
    if (stored === undefined) throw new DomainError('unknown-request')
    await endEarlierLinks(tx, encryption, { id, isAgain: email !== undefined, now })
    const coming = await findComing(tx, { requestId: id, now })
    const appointment = coming && (await findAppointment(tx, coming.id))
    const isNew = email !== undefined || stored.before !== 'confirmed'
    if (answer === 'confirmed' && isNew && appointment !== undefined) await queueConfirmation(tx, appointment)
    return { answer, email: maskEmail(stored.email) }
  })
}
