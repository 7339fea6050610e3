import type { Db } from '@pulli/data/schema.ts'
import { hasCoordinator } from '@pulli/data/staff/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { type Letter, letterHtml, letterText } from '#mail/letter.ts'
import type { Mail } from '#mail/mail.ts'

/** What the office is mailed once someone answers requests at the desk: everything, or where to look. */
export type OfficeMail = 'full' | 'desk'

/** Returns whether mails to the office are complete: until the desk has a coordinator, or by the setting (decision D58). */
export async function isOfficeMailedInFull(db: Db, setting: OfficeMail = 'desk'): Promise<boolean> {
  return setting === 'full' || !(await hasCoordinator(db))
}

type WaitingMail = Pick<Mail, 'role' | 'messageId' | 'to'> & {
  publicUrl: string
  /** What is waiting, where the mail says so. */
  what?: string
}

/** The mail that says only that something is waiting. An inbox, and anyone who reads it, learns nothing of a request. */
export async function mailThatSomethingWaits({ publicUrl, what, ...parts }: WaitingMail): Promise<Mail> {
  const letter: Letter = {
    heading: m.mail_waiting_subject(),
    opening: [...(what === undefined ? [] : [what]), m.mail_waiting_text()],
    facts: [],
    action: { label: m.mail_waiting_link(), address: `${publicUrl}/desk` },
    closing: [],
  }
  return {
    ...parts,
    subject: m.mail_waiting_subject(),
    html: await letterHtml(letter),
    text: letterText(letter),
  }
}
