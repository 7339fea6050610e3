import { mailsHeldSince } from '@pulli/data/mail/mail-hold.ts'
import type { Db } from '@pulli/data/schema.ts'
import type { Mailer } from './mail.ts'
import { MailNotSent } from './mail-not-sent.ts'

/** Sends no mail while mails are held, as after a restore: the job fails, and runs again once they are released. */
export function unlessHeld(mailer: Mailer, db: Db): Mailer {
  return {
    ...mailer,
    send: async (mail) => {
      // `MAILS_HELD` finds the job by this message.
      if ((await mailsHeldSince(db)) !== undefined) throw new MailNotSent('held')
      return mailer.send(mail)
    },
  }
}
