import type { Database } from '@pulli/data/database.ts'
import { findInvited, findNamed } from '@pulli/data/staff/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { type Letter, letterHtml, letterText } from '#mail/letter.ts'
import type { Mailer } from '#mail/mail.ts'
import { sendOrEnd } from '#mail/send-or-end.ts'
import { OWNER_CHANGES, type OwnerChange } from './tell-owners.ts'

const Payload = z.strictObject({
  /** Of the call that made the change: the same person may be removed twice. */
  event: z.string(),
  change: z.enum(OWNER_CHANGES),
  subject: z.uuid(),
  to: z.uuid(),
  by: z.uuid().optional(),
})

const TEXTS = {
  invited: { heading: m.owner_mail_invited, text: m.owner_mail_invited_text },
  joined: { heading: m.owner_mail_joined, text: m.owner_mail_joined_text },
  removed: { heading: m.owner_mail_removed, text: m.owner_mail_removed_text },
  restored: { heading: m.owner_mail_restored, text: m.owner_mail_restored_text },
} as const satisfies Record<OwnerChange, unknown>

/** The job `mail-owner-change`: notifies one owner of a new or removed owner, and of who made the change. */
export function mailOwnerChange({
  database: { db },
  mailer,
  publicUrl,
}: {
  database: Database
  mailer: Mailer
  publicUrl: string
}) {
  return async (payload: unknown): Promise<void> => {
    const { event, change, subject, to, by } = Payload.parse(payload)
    const [person, recipient, actor] = await Promise.all([
      change === 'invited' ? findInvited(db, subject) : findNamed(db, subject),
      findNamed(db, to),
      by === undefined ? undefined : findNamed(db, by),
    ])
    if (person === undefined || recipient === undefined) return
    const { heading, text } = TEXTS[change]
    const name = `${person.name} (${person.email})`
    const letter: Letter = {
      heading: heading(),
      opening: [text({ name })],
      facts: actor ? [[m.owner_mail_by(), `${actor.name} (${actor.email})`]] : [],
      action: { label: m.owner_mail_action(), address: `${publicUrl}/desk/people` },
      closing: [m.owner_mail_unexpected()],
    }
    const mail = {
      role: 'owner-change',
      messageId: `owner-change-${event}-${to}`,
      to: [recipient.email],
      subject: heading(),
      html: await letterHtml(letter),
      text: letterText(letter),
    }
    await sendOrEnd(mailer, mail)
  }
}
