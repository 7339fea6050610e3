import type { MailChoice, MailPlace } from '@pulli/contracts/mail-choice.ts'
import { findAppointment, findComing } from '@pulli/data/appointment/appointments.ts'
import { answerMail } from '@pulli/data/consultation/request-details.ts'
import { lockRequest } from '@pulli/data/consultation/requests.ts'
import { maskEmail } from '@pulli/domain/consultation/mask.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { queueConfirmation } from '#appointment-mail/queue-appointment-mails.ts'
import type { NewLink } from '#consultation/new-link.ts'
import type { ApiContext } from '#context.ts'
import { endLinksOfOthers, judgeLink } from './end-links-of-others.ts'
import { requestOfWriter, requireProof, type Writer } from './writer.ts'

/**
 * Stores where mails about the appointment of a request go, for a proven number or the desk. Links that were given before
 * end; one that went to an address which is confirmed no more does too. Where an appointment was booked before, its
 * confirmation follows. The same answer again changes nothing.
 *
 * @throws DomainError `unknown-request`, `digits-needed`, `proof-needed`
 */
export async function chooseMail(
  context: ApiContext,
  { writer, choice }: { writer: Writer; choice: MailChoice },
): Promise<{ place: MailPlace; link?: NewLink }> {
  const { database, encryption } = context
  const now = context.clock()
  const opened = await requestOfWriter(context, writer, now)
  requireProof(opened)
  const { id } = opened
  return database.db.transaction().execute(async (tx) => {
    if ((await lockRequest(tx, id)) === undefined) throw new DomainError('unknown-request')
    const request = await judgeLink(tx, context, opened)
    const answer = choice.answer === 'none' ? 'none' : 'confirmed'
    const email = choice.answer === 'change' ? choice.email : undefined
    const stored = await answerMail(tx, encryption, { id, answer, email })
    if (stored === undefined) throw new DomainError('unknown-request')
    const wasConfirmed = stored.before.answer === 'confirmed'
    const isOther = stored.email !== stored.before.email
    const isAgain = wasConfirmed && (isOther || answer === 'none')
    const ended = await endLinksOfOthers(tx, context, { request, isAgain, now })
    const coming = await findComing(tx, { requestId: id, now })
    const appointment = coming && (await findAppointment(tx, coming.id))
    if (answer === 'confirmed' && (isOther || !wasConfirmed) && appointment !== undefined)
      await queueConfirmation(tx, { appointment, now })
    return { place: { answer, email: maskEmail(stored.email) }, ...ended }
  })
}
