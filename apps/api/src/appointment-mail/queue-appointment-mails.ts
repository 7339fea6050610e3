import type { Appointment } from '@pulli/data/appointment/appointments.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { type AppointmentMessage, isTooSoon, REMINDERS, reminderDue } from './appointment-message.ts'

/** More than the queue's own, because a reminder is tried every few minutes (`hurry-reminders`). */
const REMINDER_ATTEMPTS = 400

export type MailedChange = {
  kind: 'booked' | 'moved' | 'cancelled'
  appointment: Pick<Appointment, 'id' | 'version' | 'startsAt'>
  now: Date
}

/**
 * Queues the mails about a change of an appointment, and the reminders of a newly booked time, in the
 * transaction of the change. Each job names the version: what was moved or cancelled since has another one, and is
 * not mailed.
 */
export async function queueAppointmentMails(tx: Tx, { kind, appointment, now }: MailedChange): Promise<void> {
  for (const message of [kind, 'desk'] as const) await addJob(tx, jobOf(appointment, message))
  if (kind === 'cancelled') return
  for (const reminder of REMINDERS) {
    const runAt = reminderDue(reminder, appointment.startsAt)
    if (isTooSoon(runAt, now)) continue
    const { payload, ...job } = jobOf(appointment, reminder)
    const due = { ...payload, due: runAt.toISOString() }
    const timed = { payload: due, runAt, maxAttempts: REMINDER_ATTEMPTS }
    await addJob(tx, { ...job, ...timed })
    await addJob(tx, {
      task: 'text-reminder',
      key: job.key.replace('mail-appointment', 'text-reminder'),
      ...timed,
    })
  }
}

/** Queues the confirmation of what was booked before its address was confirmed, in place of one that still waits. */
export async function queueConfirmation(
  tx: Tx,
  { appointment, now }: Pick<MailedChange, 'appointment' | 'now'>,
): Promise<void> {
  const { payload, ...job } = jobOf(appointment, 'booked')
  await addJob(tx, { ...job, payload: { ...payload, confirmed: now.toISOString() } })
}

function jobOf({ id, version }: MailedChange['appointment'], message: AppointmentMessage) {
  return {
    task: 'mail-appointment',
    payload: { id, version: String(version), message },
    key: `mail-appointment:${id}:${version}:${message}`,
  }
}
