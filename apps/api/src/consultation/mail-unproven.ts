import { z } from 'zod'
import { isOfficeMailedInFull, mailThatSomethingWaits } from '#office/waiting-mail.ts'
import type { MailConsultationDeps } from './mail-consultation.ts'

const HOUR_MILLISECONDS = 3_600_000
const Payload = z.strictObject({ hour: z.iso.datetime() })

/** The job of the hour that ends after `now`: all unproven requests of an hour share one mail. */
export function unprovenDigest(now: Date) {
  const runAt = new Date((Math.floor(now.getTime() / HOUR_MILLISECONDS) + 1) * HOUR_MILLISECONDS)
  const hour = runAt.toISOString()
  return { task: 'mail-unproven', payload: { hour }, key: `mail-unproven:${hour}`, runAt }
}

/** The job `mail-unproven`: one mail to the office for an hour of unproven requests. */
export function mailUnproven(deps: MailConsultationDeps) {
  return async (payload: unknown): Promise<void> => {
    const { hour } = Payload.parse(payload)
    // Mailed in full, each has a mail of its own: nobody could look them up at the desk.
    if (await isOfficeMailedInFull(deps.database.db, deps.officeMail)) return
    const to = await deps.consultationRecipients()
    if (to.length === 0) return
    const messageId = `unproven-${new Date(hour).getTime()}.provider`
    await deps.mailer.send(
      await mailThatSomethingWaits({ role: 'provider', messageId, to, publicUrl: deps.publicUrl }),
    )
  }
}
