import type { MessageOutcome } from '@pulli/data/schema.ts'
import type { Mail, Mailer } from './mail.ts'
import { MailEnded, MailNotSent } from './mail-not-sent.ts'

/**
 * Sends a mail to someone outside. One that can never arrive, or may have arrived, has an outcome instead of a failure: it is
 * told at the desk, and not tried again.
 *
 * @throws MailNotSent it can be tried again
 */
export async function sendOrEnd(
  mailer: Mailer,
  mail: Mail,
): Promise<{ outcome: MessageOutcome; receipt?: string | undefined }> {
  try {
    return { outcome: 'taken', receipt: await mailer.send(mail) }
  } catch (error) {
    if (error instanceof MailEnded) return { outcome: error.outcome }
    throw MailNotSent.because(error)
  }
}

/** Sends a mail to the office. Where its own mailbox is refused, that is an outage: the mail stays in the queue. */
export async function sendToOffice(mailer: Mailer, mail: Mail): ReturnType<typeof sendOrEnd> {
  try {
    return { outcome: 'taken', receipt: await mailer.send(mail) }
  } catch (error) {
    if (error instanceof MailEnded && error.outcome === 'unsure') return { outcome: error.outcome }
    throw error instanceof MailNotSent ? new MailNotSent(error.reason) : MailNotSent.because(error)
  }
}
