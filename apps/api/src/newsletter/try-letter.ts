import { randomUUID } from 'node:crypto'
import type { Database } from '@pulli/data/database.ts'
import { sensitiveWordsIn } from '@pulli/domain/mailbox/sensitive-words.ts'
import { m } from '@pulli/messages/messages.js'
import type { Keys } from '#keys/keys.ts'
import { enforceLimit } from '#limits/enforce-limit.ts'
import type { Mail, Mailer } from '#mail/mail.ts'
import { MailNotSent } from '#mail/mail-not-sent.ts'
import { type LetterToMail, letterMail } from './newsletter-mails.ts'

/** The trial mail of a letter. */
export type LetterPreview = Pick<Mail, 'subject' | 'html' | 'text'> & {
  /** The words in the subject or the first line that reveal to others what the letter is about. */
  telling: string[]
}

export type LetterTrialDeps = {
  database: Database
  clock: () => Date
  mailer: Mailer
  keys: Keys
  publicUrl: string
}

/** No reader: the link that would unsubscribe ends nothing. */
const NOBODY = '00000000-0000-7000-8000-000000000000'
const TESTS_AN_HOUR = 10

/** Returns a letter as its readers will get it. */
export async function previewLetter(
  { keys, publicUrl }: Pick<LetterTrialDeps, 'keys' | 'publicUrl'>,
  letter: LetterToMail,
): Promise<LetterPreview> {
  const { subject, html, text } = await compose({ keys, publicUrl }, letter, '')
  return { subject, html, text, telling: sensitiveWordsIn(`${letter.title} ${letter.summary}`) }
}

/**
 * Sends a letter only to the person who tries it.
 *
 * @throws DomainError `too-many-requests`
 * @throws MailNotSent
 */
export async function sendLetterTest(
  { database, clock, mailer, keys, publicUrl }: LetterTrialDeps,
  { letter, to }: { letter: LetterToMail; to: string },
): Promise<void> {
  await database.db.transaction().execute((tx) =>
    enforceLimit(tx, {
      name: 'letter-test',
      subject: to,
      max: TESTS_AN_HOUR,
      windowSeconds: 3_600,
      keys,
      now: clock(),
    }),
  )
  const mail = await compose({ keys, publicUrl }, letter, to)
  try {
    await mailer.send({
      ...mail,
      role: 'newsletter-test',
      messageId: `newsletter-test-${letter.id}-${randomUUID()}`,
      subject: m.newsletter_mail_test_subject({ title: mail.subject }),
    })
  } catch (error) {
    throw MailNotSent.because(error)
  }
}

/** Without the list's header: a trial subscribes no one. */
async function compose(
  { keys, publicUrl }: Pick<LetterTrialDeps, 'keys' | 'publicUrl'>,
  letter: LetterToMail,
  email: string,
): Promise<Mail> {
  const links = { publicUrl, key: keys.current }
  const { unsubscribePage: _, ...mail } = await letterMail({ id: NOBODY, email }, letter, links)
  return mail
}
