import { createHash } from 'node:crypto'
import { m } from '@pulli/messages/messages.js'
import { type Letter, letterHtml, letterText } from '#mail/letter.ts'
import type { Mailer } from '#mail/mail.ts'
import { MailNotSent } from '#mail/mail-not-sent.ts'

/** A link for an editor of the CMS: to choose a first password, or another. */
export type EditorMail = { kind: 'invitation' | 'password'; to: string; name: string; token: string }

const PAGES = { invitation: 'register?registrationToken', password: 'reset-password?code' }

/**
 * Mails an editor the link of an invitation or a password reset. Sent at once: the queue may hold no such link.
 *
 * @param adminUrl where editors work, without a slash at its end
 * @throws MailNotSent
 */
export async function mailEditor(
  { mailer, adminUrl }: { mailer: Mailer; adminUrl: string },
  { kind, to, name, token }: EditorMail,
): Promise<void> {
  const isInvitation = kind === 'invitation'
  const letter: Letter = {
    heading: isInvitation ? m.mail_editor_invited_subject() : m.mail_editor_password_subject(),
    opening: [(isInvitation ? m.mail_editor_invited_text : m.mail_editor_password_text)({ name })],
    facts: [],
    action: {
      label: isInvitation ? m.mail_editor_invited_action() : m.mail_editor_password_action(),
      address: `${adminUrl}/auth/${PAGES[kind]}=${token}`,
    },
    closing: [isInvitation ? m.staff_mail_mistaken() : m.mail_editor_password_unexpected()],
  }
  const id = createHash('sha256').update(token).digest('hex').slice(0, 24)
  try {
    await mailer.send({
      role: `editor-${kind}`,
      messageId: `editor-${kind}-${id}`,
      to: [to],
      subject: letter.heading,
      html: await letterHtml(letter),
      text: letterText(letter),
    })
  } catch (error) {
    throw MailNotSent.because(error)
  }
}
