import { callbackInWords } from '@pulli/contracts/callback/callback-in-words.ts'
import type { ConsultationToMail, MailRole } from '@pulli/data/consultation/requests.ts'
import { isForChild } from '@pulli/domain/consultation/consultation-sections.ts'
import { m } from '@pulli/messages/messages.js'
import { namedStart } from '#appointment-mail/when-in-words.ts'
import { type Letter, letterHtml, letterText } from '#mail/letter.ts'
import type { Mail } from '#mail/mail.ts'

/** The mail to the counsellors: every field, with `Reply-To` set to the visitor. */
export function mailToProvider(request: ConsultationToMail, recipients: string[]): Promise<Mail> {
  const subject = m.mail_provider_subject({ section: request.section })
  return compose('provider', request, {
    to: recipients,
    replyTo: request.email,
    subject,
    letter: {
      heading: m.mail_provider_heading(),
      opening: [m.mail_provider_next()],
      // How they may be called comes before the number.
      facts: [
        ...askedFor(request),
        ...preferred(request),
        ...callbackInWords(request),
        ...person(request),
        ...circumstances(request),
      ],
      closing: [m.mail_provider_private()],
    },
  })
}

/**
 * The mail to the visitor: what happens next. Anyone can enter a stranger's address, so it repeats nothing that was typed,
 * and names neither service nor day until the address is confirmed (decision D62).
 *
 * @param hours when the office calls, in words
 * @param publicUrl the site, to whose page of the request the mail links
 */
export function mailToVisitor(
  request: ConsultationToMail,
  { hours, publicUrl }: { hours: string; publicUrl: string },
): Promise<Mail> {
  return compose('visitor', request, {
    to: [request.email],
    subject: m.mail_visitor_subject(),
    letter: {
      heading: m.mail_visitor_heading(),
      opening: [m.mail_visitor_next({ hours }), ...promise(request), m.mail_visitor_seen()],
      facts: [],
      ...(request.followToken !== undefined && {
        action: { label: m.follow_mail_link(), address: followAddress(publicUrl, request.followToken) },
      }),
      closing: [m.mail_visitor_mistaken()],
      care: [m.mail_visitor_emergency(), m.mail_crisis_line()],
    },
  })
}

function promise({ promisedBy, timeZone }: ConsultationToMail): string[] {
  return promisedBy === null ? [] : [m.follow_promise({ when: namedStart(promisedBy, timeZone) })]
}

type Parts = Pick<Mail, 'to' | 'replyTo' | 'subject'> & { letter: Letter }

async function compose(
  role: MailRole,
  { id }: ConsultationToMail,
  { letter, ...parts }: Parts,
): Promise<Mail> {
  return {
    role,
    messageId: `consultation-${id}.${role}`,
    ...parts,
    html: await letterHtml(letter),
    text: letterText(letter),
  }
}

function askedFor({ section, consultationOn }: ConsultationToMail): Letter['facts'] {
  return [
    [m.mail_field_section(), section],
    [m.mail_field_date(), longDay(consultationOn)],
  ]
}

/** Whom they asked for; the entry's id if the name could not be read. */
function preferred({ preferredStaff, preferredName }: ConsultationToMail): Letter['facts'] {
  const asked = preferredName ?? preferredStaff
  return asked === null ? [] : [[m.mail_field_preferred(), asked]]
}

/** The page of a request. Opening it changes nothing. */
export const followAddress = (publicUrl: string, token: string) => `${publicUrl}/request/${token}`

/** In a request for a child, the contact is the adult who asks (decisions D41 and D56). */
function person({ section, forWhom, name, email, phone }: ConsultationToMail): Letter['facts'] {
  const isGuardian = isForChild(section) || forWhom === 'child'
  return [
    [isGuardian ? m.mail_field_guardian_name() : m.mail_field_name(), name],
    [isGuardian ? m.mail_field_guardian_phone() : m.mail_field_phone(), phone],
    [isGuardian ? m.mail_field_guardian_email() : m.mail_field_email(), email],
  ]
}

function circumstances({ id, submittedAt, timeZone, noticeVersion }: ConsultationToMail): Letter['facts'] {
  const sent = submittedAt.toLocaleString('en-IN', { timeZone, dateStyle: 'long', timeStyle: 'short' })
  return [
    [m.mail_field_submitted(), `${sent} (${timeZone})`],
    [m.mail_field_notice(), noticeVersion],
    [m.mail_field_reference(), id],
  ]
}

/** Formats `2026-12-01` as `Tuesday 1 December 2026 (2026-12-01)`: readable and unambiguous. */
function longDay(day: string): string {
  const words = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', {
    timeZone: 'UTC',
    dateStyle: 'full',
  })
  return `${words} (${day})`
}
