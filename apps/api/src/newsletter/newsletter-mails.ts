import { m } from '@pulli/messages/messages.js'
import { type Letter, letterHtml, letterText } from '#mail/letter.ts'
import type { Mail } from '#mail/mail.ts'
import { type LinkMaker, newsletterPage } from './newsletter-links.ts'

/** The latest newsletter of the archive; `publishedOn` is `YYYY-MM-DD`. */
export type LetterToMail = { id: string; title: string; summary: string; publishedOn: string }

type Reader = { id: string; email: string }

/** The confirmation mail. It repeats no user input, because a visitor can enter a stranger's address. */
export function linkMail({ id, email }: Reader, links: LinkMaker): Promise<Mail> {
  return compose(`newsletter-link-${id}`, email, {
    subject: m.newsletter_mail_link_subject(),
    letter: {
      heading: m.newsletter_mail_link_heading(),
      opening: [m.newsletter_mail_link_text()],
      facts: [],
      action: { label: m.newsletter_mail_link_action(), address: newsletterPage(links, 'confirm', id) },
      closing: [m.newsletter_mail_link_mistaken()],
      care: [m.mail_visitor_emergency(), m.mail_crisis_line()],
    },
  })
}

/** The mail that announces a newsletter: its subject, and a link to it. */
export async function letterMail(
  { id, email }: Reader,
  letter: LetterToMail,
  links: LinkMaker,
): Promise<Mail> {
  const unsubscribePage = newsletterPage(links, 'unsubscribe', id)
  const mail = await compose(`newsletter-${letter.id}-${id}`, email, {
    subject: letter.title,
    letter: {
      heading: letter.title,
      opening: [letter.summary],
      facts: [],
      action: {
        label: m.newsletter_mail_letter_action(),
        address: `${links.publicUrl}/community/${encodeURIComponent(letter.id)}`,
      },
      closing: [m.newsletter_mail_letter_leave({ address: unsubscribePage })],
      care: [m.mail_visitor_emergency(), m.mail_crisis_line()],
    },
  })
  return { ...mail, unsubscribePage }
}

async function compose(
  messageId: string,
  to: string,
  { subject, letter }: { subject: string; letter: Letter },
): Promise<Mail> {
  return {
    role: 'newsletter',
    messageId,
    to: [to],
    subject,
    html: await letterHtml(letter),
    text: letterText(letter),
  }
}
