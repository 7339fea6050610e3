import { createHash } from 'node:crypto'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { Database } from '@pulli/data/database.ts'
import { listOwners } from '@pulli/data/staff/owners.ts'
import { findNamed } from '@pulli/data/staff/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { type Letter, letterHtml, letterText } from '#mail/letter.ts'
import type { Mailer } from '#mail/mail.ts'
import { MailNotSent } from '#mail/mail-not-sent.ts'

/** A helpline, the quick exit or a contact that two editors are about to change for visitors. */
export type PublicChange = {
  what: string
  fields: { field: string; before: string; after: string }[]
  askedBy: string
  confirmedBy: string
  /** The addresses of the office, before and after. */
  contacts: string[]
}

export type PublicChangeDeps = {
  database: Database
  clock: () => Date
  mailer: Mailer
  publicUrl: string
}

/**
 * Mails the owners of the desk and the contacts concerned, each alone, before visitors see a change, and records it. The
 * content service publishes nothing that couldn't be mailed.
 *
 * @throws MailNotSent
 */
export async function tellPublicChange(
  { database: { db }, clock, mailer, publicUrl }: PublicChangeDeps,
  change: PublicChange,
): Promise<void> {
  const owners = await Promise.all((await listOwners(db)).map((id) => findNamed(db, id)))
  const addresses = [...owners.flatMap((owner) => owner?.email ?? []), ...change.contacts]
  const recipients = [...new Set(addresses.map((address) => address.toLowerCase()))]
  const now = clock()
  const letter = letterOf(change, publicUrl)
  const [html, text] = [await letterHtml(letter), letterText(letter)]
  const id = createHash('sha256').update(`${now.toISOString()} ${text}`).digest('hex').slice(0, 24)
  await Promise.all(
    recipients.map((to, n) =>
      mailer.send({
        role: 'public-change',
        messageId: `public-change-${id}.${n}`,
        to: [to],
        subject: letter.heading,
        html,
        text,
      }),
    ),
  ).catch((error: unknown) => {
    throw MailNotSent.because(error)
  })
  await db.transaction().execute((tx) =>
    recordAudit(tx, {
      actor: 'editor',
      action: 'public-contact.change',
      subjectKind: 'public-contact',
      now,
    }),
  )
}

function letterOf({ what, fields, askedBy, confirmedBy }: PublicChange, publicUrl: string): Letter {
  return {
    heading: m.mail_public_change_subject(),
    opening: [m.mail_public_change_text({ what })],
    facts: [
      ...fields.map(({ field, before, after }): [string, string] => [field, changeInWords(before, after)]),
      [m.mail_public_change_asked(), askedBy],
      [m.mail_public_change_confirmed(), confirmedBy],
    ],
    action: { label: m.mail_public_change_action(), address: publicUrl },
    closing: [m.mail_public_change_unexpected()],
  }
}

/** What a field reads now, and what it read before, if anything. */
function changeInWords(before: string, after: string): string {
  if (after === '') return m.mail_public_change_removed({ before })
  return before === '' ? after : m.mail_public_change_from_to({ before, after })
}
