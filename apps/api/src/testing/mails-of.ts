import { mailAppointment } from '#appointment-mail/mail-appointment.ts'
import { mailConsultation } from '#consultation/mail-consultation.ts'
import type { Mail, Mailer } from '#mail/mail.ts'
import type { testApi } from './test-api.ts'

type Api = Pick<Awaited<ReturnType<typeof testApi>>, 'context' | 'pool'>

/** The mails about requests and appointments, which `mailAll` sends and takes out of the queue, the reminders too. */
export function mailsOf(api: Api) {
  const sent: Mail[] = []
  const mailer: Mailer = {
    send: async (mail) => {
      sent.push(mail)
      return '250 queued'
    },
    close: () => undefined,
  }
  const deps = { ...api.context, mailer, consultationRecipients: async () => ['office@example.org'] }
  const TASKS = {
    'mail-appointment': mailAppointment(deps),
    'mail-consultation': mailConsultation(deps),
  }
  const mailAll = async () => {
    const { rows } = await api.pool.query(
      `select jobs.id, identifier, payload from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
       where identifier in ('mail-appointment', 'mail-consultation') order by jobs.id`,
    )
    for (const { identifier, payload } of rows) await TASKS[identifier as keyof typeof TASKS](payload)
    await api.pool.query('delete from graphile_worker._private_jobs where id = any($1)', [
      rows.map(({ id }) => id),
    ])
  }
  return { sent, mailAll }
}
