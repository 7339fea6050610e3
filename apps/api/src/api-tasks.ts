import { sealAuditEvents } from '@pulli/data/audit/audit-trail.ts'
import type { Database } from '@pulli/data/database.ts'
import { hurryReminders } from '@pulli/data/jobs/jobs.ts'
import { findRecipientChange, type RecipientChange } from '@pulli/data/office/recipient-changes.ts'
import type { Db } from '@pulli/data/schema.ts'
import { m } from '@pulli/messages/messages.js'
import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import { type Letter, letterHtml, letterText } from '#mail/letter.ts'
import type { Mail, Mailer } from '#mail/mail.ts'
import { sendOrEnd } from '#mail/send-or-end.ts'
import { eraseInactiveMembers } from './account/erase-inactive-members.ts'
import { type MailAppointmentDeps, mailAppointment } from './appointment-mail/mail-appointment.ts'
import { mailErasedAppointment } from './appointment-mail/mail-erased-appointment.ts'
import { type TextReminderDeps, textReminder } from './appointment-mail/text-reminder.ts'
import { type MailConsultationDeps, mailConsultation } from './consultation/mail-consultation.ts'
import { mailRequestChange } from './consultation/mail-request-change.ts'
import { mailUnproven } from './consultation/mail-unproven.ts'
import { refundRequest } from './consultation/refund-request.ts'
import { type KeyRotation, rotateEncryptionKey } from './keys/rotate-encryption-key.ts'
import { type OutboxSweep, sweepOutbox } from './mail/sweep-outbox.ts'
import { everyone } from './office/notice-recipients.ts'
import { retentionTasks } from './retention-tasks.ts'

/** A reminder that could not be sent is tried again after this, while the queue's own pauses grow to hours. */
const MAX_REMINDER_PAUSE_MILLISECONDS = 5 * 60_000

/** The background jobs of the API, by their name in the queue. */
export function apiTasks(
  deps: MailConsultationDeps & MailAppointmentDeps & TextReminderDeps & OutboxSweep & KeyRotation,
): TaskList {
  return {
    'mail-consultation': mailConsultation(deps),
    'mail-unproven': mailUnproven(deps),
    'refund-request': refundRequest(deps),
    'mail-request-change': mailRequestChange(deps),
    'mail-appointment': mailAppointment(deps),
    'mail-erased-appointment': mailErasedAppointment(deps),
    'text-reminder': textReminder(deps),
    'mail-recipient-change': mailRecipientChange(deps),
    'sweep-outbox': async () => void (await sweepOutbox(deps)),
    'seal-audit': () => sealAudit(deps.database.db),
    'hurry-reminders': () =>
      hurryReminders(deps.database.db, new Date(Date.now() + MAX_REMINDER_PAUSE_MILLISECONDS)),
    'erase-inactive-members': eraseInactiveMembers(deps),
    'rotate-encryption-key': rotateEncryptionKey(deps),
    ...retentionTasks(deps),
  }
}

/** The recurring jobs, as a crontab of the queue (UTC). */
export const API_CRONTAB = [
  '* * * * * hurry-reminders ?max=1',
  '* * * * * seal-audit ?max=3',
  '12 21 * * * expire-audit ?max=3',
  '7 21 * * * erase-inactive-members ?max=3',
  '52 21 * * * rotate-encryption-key ?max=3',
  '17 21 * * * forget-limits ?max=3',
  '22 21 * * * forget-refusal-counts ?max=3',
  '24 21 * * * forget-holds ?max=3',
  '25 21 * * * forget-summaries ?max=3',
  '26 21 * * * forget-mood-tombstones ?max=3',
  '27 21 * * * forget-sign-ins ?max=3',
  '32 21 * * * forget-sealed-erasures ?max=3',
  '37 21 * * * forget-idempotency-keys ?max=3',
  '47 21 * * * forget-mail-attempts ?max=3',
].join('\n')

/** Seals all events that are due, also those left over from a stop or an upgrade: each call seals one batch. */
async function sealAudit(db: Db): Promise<void> {
  while (await sealAuditEvents(db));
}

const Payload = z.strictObject({ id: z.uuid(), n: z.string().regex(/^\d+$/).transform(Number) })

/**
 * The job `mail-recipient-change`: notifies the nth person concerned of who receives consultation requests from now on. One
 * job per person, so that a failing address does not block the others.
 */
function mailRecipientChange({ database, mailer }: { database: Database; mailer: Mailer }) {
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
