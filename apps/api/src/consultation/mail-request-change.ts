import { CALLBACK_WORDS, type Fact } from '@pulli/contracts/callback/callback-in-words.ts'
import { findConsultationToMail } from '@pulli/data/consultation/requests.ts'
import {
  allAnswers,
  SAFE_CONTACT_QUESTIONS,
  type SafeContact,
} from '@pulli/domain/consultation/safe-contact.ts'
import { DEFAULT_TIME_ZONE } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { namedStart } from '#appointment-mail/when-in-words.ts'
import { type Letter, letterHtml, letterText } from '#mail/letter.ts'
import { MailNotSent } from '#mail/mail-not-sent.ts'
import { sendToOffice } from '#mail/send-or-end.ts'
import { isOfficeMailedInFull, mailThatSomethingWaits } from '#office/waiting-mail.ts'
import type { MailConsultationDeps } from './mail-consultation.ts'

const Payload = z.strictObject({
  id: z.uuid(),
  change: z.enum(['contact', 'withdraw', 'erase', 'call', 'disown']),
  at: z.iso.datetime(),
})

const WHAT = {
  contact: m.follow_office_contact,
  withdraw: m.follow_office_withdrawn,
  erase: m.follow_office_erased,
  disown: m.follow_office_disowned,
} as const

const WHAT_CALL = {
  book: m.follow_office_call_book,
  move: m.follow_office_call_move,
  cancel: m.follow_office_call_cancel,
} as const

/**
 * The job `mail-request-change`: notifies the office of what a visitor changed about a request that it may still have as a
 * mail. It names the request by its reference alone. Where the desk has the requests it says only that something is
 * waiting, but for an erasure: the previous mail may still be in an inbox, and has to be deleted.
 */
export function mailRequestChange(deps: MailConsultationDeps) {
  return async (payload: unknown): Promise<void> => {
    const { id, change, at } = Payload.parse(payload)
    const request =
      change === 'erase' ? undefined : await findConsultationToMail(deps.database.db, deps.encryption, id)
    // Erased meanwhile: that has a mail of its own.
    if (change !== 'erase' && request === undefined) return
    const about = request?.callAbout
    // Settled meanwhile: no call is needed.
    if (change === 'call' && !about) return
    const isInFull = await isOfficeMailedInFull(deps.database.db, deps.officeMail)
    const to = await deps.consultationRecipients()
    if (to.length === 0 && isInFull) throw new MailNotSent('nobody is named to receive consultation requests')
    if (to.length === 0) return
    // The sweep of erased requests finds their mails by this name; the mail about an erasure stays.
    const messageId =
      change === 'erase' ? `request-erased-${id}` : `consultation-${id}.${change}-${Date.parse(at)}`
    if (change !== 'erase' && !isInFull) {
      const { publicUrl } = deps
      await sendToOffice(
        deps.mailer,
        await mailThatSomethingWaits({ role: 'request-change', messageId, to, publicUrl }),
      )
      return
    }
    const letter: Letter = {
      heading: m.follow_office_subject(),
      opening: [change !== 'call' ? WHAT[change]() : WHAT_CALL[about ?? 'book']()],
      facts: [
        [m.mail_field_reference(), id],
        ...(change === 'contact' ? answersInWords(request?.contact) : []),
        ...(change === 'call' ? wishInWords(request?.callStartsAt) : []),
      ],
      closing: [m.mail_provider_private()],
    }
    await sendToOffice(deps.mailer, {
      role: 'request-change',
      messageId,
      to,
      subject: m.follow_office_subject(),
      html: await letterHtml(letter),
      text: letterText(letter),
    })
  }
}

function wishInWords(startsAt: Date | null | undefined): Fact[] {
  return startsAt ? [[m.follow_office_call_time(), namedStart(startsAt, DEFAULT_TIME_ZONE)]] : []
}

/** Every answer, the defaults too: the previous mail may say something else. */
function answersInWords(contact: SafeContact = {}): Fact[] {
  const answers = allAnswers(contact)
  return SAFE_CONTACT_QUESTIONS.map((question) => {
    const words: Readonly<Record<string, () => string>> = CALLBACK_WORDS[question].answers
    return [CALLBACK_WORDS[question].question(), words[answers[question]]?.() ?? '']
  })
}
