import type { Database } from '@pulli/data/database.ts'
import { findRecipientChange, type RecipientChange } from '@pulli/data/office/recipient-changes.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { type Letter, letterHtml, letterText } from '#mail/letter.ts'
import type { Mail, Mailer } from '#mail/mail.ts'
import { sendOrEnd } from '#mail/send-or-end.ts'
import { everyone } from './notice-recipients.ts'

const Payload = z.strictObject({ id: z.uuid(), n: z.string().regex(/^\d+$/).transform(Number) })

/**
 * The job `mail-recipient-change`: notifies the nth person concerned of who receives consultation requests from now on. One
 * job per person, so that a failing address does not block the others.
 */
export function mailRecipientChange({ database, mailer }: { database: Database; mailer: Mailer }) {
  return async (payload: unknown): Promise<void> => {
    const { id, n } = Payload.parse(payload)
    const change = await findRecipientChange(database.db, id)
    const address = change && everyone(change.before ?? [], change.recipients)[n]
    if (change === undefined || address === undefined) return
    await sendOrEnd(mailer, await mailTo(address, change, n))
  }
}

async function mailTo(address: string, change: RecipientChange, n: number): Promise<Mail> {
  const list = (addresses: readonly string[]) => addresses.join(', ') || m.mail_office_nobody()
  const at = change.changedAt.toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'long',
    timeStyle: 'short',
  })
  const letter: Letter = {
    heading: m.mail_office_heading(),
    opening: [m.mail_office_text()],
    facts: [
      [m.mail_office_before(), list(change.before ?? [])],
      [m.mail_office_now(), list(change.recipients)],
      [m.mail_office_when(), `${at} (Asia/Kolkata)`],
      [
        m.mail_office_where(),
        change.source === 'setting' ? m.mail_office_where_setting() : m.mail_office_where_content(),
      ],
    ],
    closing: [m.mail_office_unexpected()],
  }
  return {
    role: 'office',
    messageId: `recipient-change-${change.id}.${n}`,
    to: [address],
    subject: m.mail_office_subject(),
    html: await letterHtml(letter),
    text: letterText(letter),
  }
}
