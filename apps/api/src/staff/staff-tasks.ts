import type { Database } from '@pulli/data/database.ts'
import { findInvitation } from '@pulli/data/staff/invitations.ts'
import { forgetStaffSignIns } from '@pulli/data/staff/sessions.ts'
import { findInvited, findNamed } from '@pulli/data/staff/staff.ts'
import { DAY } from '@pulli/domain/time/durations.ts'
import { m } from '@pulli/messages/messages.js'
import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Keys } from '#keys/keys.ts'
import { type Letter, letterHtml, letterText } from '#mail/letter.ts'
import type { Mailer } from '#mail/mail.ts'
import { sendOrEnd } from '#mail/send-or-end.ts'
import { invitationPage, storedToken } from './invitation-token.ts'
import { OWNER_CHANGES, type OwnerChange } from './tell-owners.ts'

export type StaffTaskDeps = {
  database: Database
  clock: () => Date
  mailer: Mailer
  keys: Keys
  publicUrl: string
}

const WhichInvitation = z.strictObject({ id: z.uuid() })

/** Every night, in UTC. */
export const STAFF_CRONTAB = '32 21 * * * forget-staff-sign-ins ?max=3'

/** The desk's background jobs, by their name in the queue. */
export function staffTasks(deps: StaffTaskDeps): TaskList {
  return {
    'mail-staff-invitation': (payload) => mailInvitation(deps, WhichInvitation.parse(payload).id),
    'mail-owner-change': mailOwnerChange(deps),
    'forget-staff-sign-ins': () =>
      forgetStaffSignIns(deps.database.db, { before: new Date(deps.clock().getTime() - DAY) }),
  }
}

/** Skips an invitation that was accepted or withdrawn in the meantime. */
async function mailInvitation({ database, clock, mailer, keys, publicUrl }: StaffTaskDeps, id: string) {
  const invitation = await findInvitation(database.db, { id }, clock())
  const token = invitation && storedToken(keys, invitation)
  if (invitation?.email == null || token === undefined) return
  const { name, email, staffId } = invitation
  const isDevice = staffId !== null
  const letter: Letter = {
    heading: isDevice ? m.staff_mail_device_heading() : m.staff_mail_heading(),
    opening: [(isDevice ? m.staff_mail_device_text : m.staff_mail_text)({ name: name ?? '' })],
    facts: [],
    action: { label: m.staff_mail_action(), address: invitationPage(publicUrl, token) },
    closing: [m.staff_mail_mistaken()],
  }
  const mail = {
    role: 'staff-invitation',
    messageId: `staff-invitation-${id}`,
    to: [email],
    subject: isDevice ? m.staff_mail_device_subject() : m.staff_mail_subject(),
    html: await letterHtml(letter),
    text: letterText(letter),
  }
  await sendOrEnd(mailer, mail)
}

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
function mailOwnerChange({
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
