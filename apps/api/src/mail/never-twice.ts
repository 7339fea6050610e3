import {
  beginMailAttempt,
  findMailAttempts,
  markMailTaken,
  undoMailAttempt,
} from '@pulli/data/mail/mail-attempts.ts'
import type { Db } from '@pulli/data/schema.ts'
import { currentJob } from '#jobs/current-job.ts'
import type { Mailer } from './mail.ts'
import { MailEnded, MailInDoubt, MailNotSent, RecipientBusy } from './mail-not-sent.ts'

const MAX_IN_DOUBT = 2

/**
 * Sends no mail of a job again that a mail server may have: one that was taken never, one whose end is not known once, and
 * marked as a repeat. The attempt is stored before the text goes out, so that this holds after a kill too.
 */
export function neverTwice(mailer: Mailer, db: Db, clock: () => Date): Mailer {
  return {
    ...mailer,
    async send(mail) {
      const job = currentJob()
      // Nothing repeats it.
      if (job === undefined) return mailer.send(mail)
      const of = { jobId: job.id, messageId: mail.messageId }
      const before = await findMailAttempts(db, of)
      if (before?.takenAt) return before.receipt ?? undefined
      const inDoubt = before?.tries ?? 0
      if (inDoubt >= MAX_IN_DOUBT) throw new MailEnded('unsure', 'in doubt twice')
      let isBegun = false
      const beforeText = async () => {
        await beginMailAttempt(db, of)
        isBegun = true
      }
      try {
        const receipt = await mailer.send(inDoubt > 0 ? { ...mail, isRepeat: true } : mail, { beforeText })
        // Without it the mail is repeated once, marked.
        await markMailTaken(db, of, { receipt, now: clock() }).catch(() => undefined)
        return receipt
      } catch (error) {
        if (error instanceof MailInDoubt) {
          if (inDoubt + 1 >= MAX_IN_DOUBT) throw new MailEnded('unsure', error.reason)
          throw error
        }
        // An answer. Anything else says nothing of what the server has.
        if (isBegun && error instanceof MailNotSent) await undoMailAttempt(db, of)
        if (error instanceof RecipientBusy && job.isLastTry) throw new MailEnded('refused', error.reason)
        throw error
      }
    },
  }
}
