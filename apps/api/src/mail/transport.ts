import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Neighbour } from '@pulli/data/neighbour/neighbour.ts'
import { createTransport } from 'nodemailer'
import { currentJob } from '#jobs/current-job.ts'
import type { Mail, Mailer } from './mail.ts'
import { MailEnded, MailInDoubt, MailNotSent, RecipientBusy } from './mail-not-sent.ts'
import { deliverBySmtp, SMTP_TIMING, type SmtpTiming } from './smtp-delivery.ts'
import { smtpOptions } from './smtp-options.ts'

/** A key of the sender's domain: PEM, and the name under `_domainkey` at which receivers find its public half. */
export type DkimKey = { selector: string; privateKey: string }

export type MailerOptions = {
  /** `smtp://` (STARTTLS, required off this machine) or `smtps://`. Without it, mails become files in `outboxDir`. */
  smtpUrl?: string | undefined
  /** The sender, such as `Pulli <hello@example.in>`. Its domain ends every Message-ID. */
  from: string
  /** Signs every mail (RFC 6376). Without it, that is left to the mail server. */
  dkim?: DkimKey | undefined
  outboxDir: string
  clock?: () => Date
  timing?: SmtpTiming
  /** The mail server as a neighbour: it is not asked while it fails again and again. */
  server?: Neighbour
  /** Called for each mail that goes to a server, and of recipients that a mail was refused for while others got it. */
  onEnd?: (end: MailEnd) => void
}

/** What became of a mail at its mail server. */
export const MAIL_ENDS = [
  'taken',
  'partly-refused',
  'refused',
  'recipient-busy',
  'in-doubt',
  'failed',
] as const
export type MailEnd = (typeof MAIL_ENDS)[number]

/** What a signature covers. RFC 8058 asks for both headers of the list, which nodemailer's own choice leaves out. */
const SIGNED_HEADERS =
  'From:To:Reply-To:Subject:Date:Message-ID:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post'

const GENERATED = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Lets a mail program show *Unsubscribe*, which posts to the page by itself (RFC 8058). */
const oneClick = (page: string) => ({
  'List-Unsubscribe': `<${page}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Returns a mail server's answer to an accepted mail, which has its id for the mail. Addresses in it are removed. */
const receiptOf = (response: string) =>
  response
    .split(/\s/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ')
    .slice(0, 200)

/** Sends mails through SMTP or, without a server, into files. Created once; each send opens its own connection. */
export function createMailer({
  smtpUrl,
  from,
  dkim,
  outboxDir,
  clock = () => new Date(),
  timing = SMTP_TIMING,
  server,
  onEnd = () => undefined,
}: MailerOptions): Mailer {
  const domain = /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1]
  if (domain === undefined) throw new Error('the sender of mails needs an address with a domain')
  const signing = dkim && {
    dkim: {
      domainName: domain,
      keySelector: dkim.selector,
      privateKey: dkim.privateKey,
      headerFieldNames: SIGNED_HEADERS,
    },
  }
  const message = (mail: Mail, now: Date) => ({
    from,
    // Addresses are passed as objects, because nodemailer would parse a string as a comma-separated list.
    to: mail.to.map((address) => ({ name: '', address })),
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    ...(mail.calendar !== undefined && {
      icalEvent: { method: mail.calendar.method, content: mail.calendar.file, filename: 'appointment.ics' },
    }),
    date: now,
    messageId: `<${mail.messageId}@${domain}>`,
    headers: {
      ...GENERATED,
      ...(mail.isRepeat && { 'X-Pulli-Repeat': '1' }),
      ...(mail.unsubscribePage !== undefined && oneClick(mail.unsubscribePage)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  const composer = createTransport({ ...signing, streamTransport: true, buffer: true, newline: 'windows' })
  const compose = async (mail: Mail, now: Date) => {
    const { message: bytes, envelope } = await composer.sendMail(message(mail, now))
    if (!Buffer.isBuffer(bytes)) throw new MailNotSent('no bytes')
    return { bytes, envelope: { from: envelope.from || '', to: mail.to } }
  }
  const close = () => composer.close()

  if (!smtpUrl) {
    return {
      send: async (mail) => {
        const now = clock()
        const { bytes } = await compose(mail, now)
        await writeToOutbox(outboxDir, { role: mail.role, messageId: mail.messageId, bytes, now })
        return undefined
      },
      close,
    }
  }

  const smtp = smtpOptions(smtpUrl)
  return {
    async send(mail, { beforeText } = { beforeText: async () => undefined }) {
      try {
        const delivery = { timing, beforeText, job: currentJob() }
        const composed = await compose(mail, clock())
        const deliver = () => deliverBySmtp(smtp, composed, delivery)
        const { response, refused } = await (server === undefined ? deliver() : server.call(deliver))
        onEnd('taken')
        if (refused > 0) onEnd('partly-refused')
        return receiptOf(response)
      } catch (error) {
        onEnd(endOf(error))
        throw MailNotSent.because(error)
      }
    },
    close,
  }
}

function endOf(error: unknown): MailEnd {
  if (error instanceof MailEnded) return 'refused'
  if (error instanceof RecipientBusy) return 'recipient-busy'
  return error instanceof MailInDoubt ? 'in-doubt' : 'failed'
}

export type OutgoingFile = { role: string; messageId: string; bytes: Buffer; now: Date }

/** Writes one message atomically as an `.eml` file and returns its name. */
async function writeToOutbox(folder: string, { role, messageId, bytes, now }: OutgoingFile) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const safe = (text: string) => text.replace(/[^\w.-]/g, '_')
  // Not every file system allows a colon in a file name.
  const name = `${now.toISOString().replaceAll(':', '-')}-${safe(role)}-${safe(messageId)}.eml`
  const unfinished = join(folder, `.${name}.tmp`)
  try {
    const file = await open(unfinished, 'w', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, join(folder, name))
  } catch (error) {
    // The queue retries with another name.
    await rm(unfinished, { force: true })
    throw error
  }
  return name
}
