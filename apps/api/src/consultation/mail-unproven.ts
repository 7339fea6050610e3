import { countUnproven } from '@pulli/data/consultation/requests.ts'
import { HOUR } from '@pulli/domain/time/durations.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { sendToOffice } from '#mail/send-or-end.ts'
import { isOfficeMailedInFull, mailThatSomethingWaits } from '#office/waiting-mail.ts'
import type { MailConsultationDeps } from './mail-consultation.ts'

const Payload = z.strictObject({ hour: z.iso.datetime() })

/** The job of the hour that ends after `now`: all unproven requests of an hour share one mail. */
export function unprovenDigest(now: Date) {
  const runAt = new Date((Math.floor(now.getTime() / HOUR) + 1) * HOUR)
  const hour = runAt.toISOString()
  return { task: 'mail-unproven', payload: { hour }, key: `mail-unproven:${hour}`, runAt }
}

/** The job `mail-unproven`: one mail to the office for an hour of unproven requests, with how many they are. */
export function mailUnproven(deps: MailConsultationDeps) {
  return async (payload: unknown): Promise<void> => {
    const { hour } = Payload.parse(payload)
    // Mailed in full, each has a mail of its own: without a desk they could not be looked up.
    if (await isOfficeMailedInFull(deps.database.db, deps.officeMail)) return
    const to = await deps.consultationRecipients()
    if (to.length === 0) return
    const end = new Date(hour)
    const from = new Date(end.getTime() - HOUR)
    const count = await countUnproven(deps.database.db, { from, to: end })
    // All were proven or erased meanwhile.
    if (count === 0) return
    const messageId = `unproven-${end.getTime()}.provider`
    const what = m.mail_waiting_unverified({ count })
    const { publicUrl } = deps
    await sendToOffice(
      deps.mailer,
      await mailThatSomethingWaits({ role: 'provider', messageId, to, publicUrl, what }),
    )
  }
}
