import { createTransport } from 'nodemailer'
import type { Mail, Mailer } from './mail.ts'
import { MailNotSent } from './mail-not-sent.ts'
import { writeToOutbox } from './outbox.ts'
import { smtpOptions } from './smtp-options.ts'

export type MailerOptions = {
  /** `smtp://` (STARTTLS, required off this machine) or `smtps://`. Without it, mails become files in `outboxDir`. */
  smtpUrl?: string | undefined
  /** The sender, such as `Pulli <hello@example.in>`. Its domain ends every Message-ID. */
  from: string
  outboxDir: string
  clock?: () => Date
}

const TIMEOUT_MILLISECONDS = 10_000

/** Sends mails through SMTP or, without a server, into files. Created once; each send opens its own connection. */
export function createMailer({ smtpUrl, from, outboxDir, clock = () => new Date() }: MailerOptions): Mailer {
  const domain = /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1]
  if (domain === undefined) throw new Error('the sender of mails needs an address with a domain')
  const message = (mail: Mail, now: Date) => ({
    from,
    // Addresses are passed as objects, because nodemailer would parse a string as a comma-separated list.
    to: mail.to.map((address) => ({ name: '', address })),
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    date: now,
    messageId: `<${mail.messageId}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  if (!smtpUrl) {
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    return {
      send: async (mail) => {
        const now = clock()
        const { message: bytes } = await composer.sendMail(message(mail, now))
        if (!Buffer.isBuffer(bytes)) throw new MailNotSent('no bytes')
        await writeToOutbox(outboxDir, { role: mail.role, messageId: mail.messageId, bytes, now })
      },
      close: () => composer.close(),
    }
  }

  const smtp = createTransport({
    ...smtpOptions(smtpUrl),
    connectionTimeout: TIMEOUT_MILLISECONDS,
    greetingTimeout: TIMEOUT_MILLISECONDS,
    socketTimeout: TIMEOUT_MILLISECONDS,
    dnsTimeout: TIMEOUT_MILLISECONDS,
  })
  return {
    send: async (mail) => {
      try {
        await smtp.sendMail(message(mail, clock()))
      } catch (error) {
        throw MailNotSent.because(error)
      }
    },
    close: () => smtp.close(),
  }
}
