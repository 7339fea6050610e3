import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { CurrentJob } from '#jobs/current-job.ts'
import { MailEnded, MailInDoubt, MailNotSent, RecipientBusy } from './mail-not-sent.ts'
import type { SmtpOptions } from './smtp-options.ts'

export type SmtpTiming = {
  /** For everything before the text of a mail. Giving up is harmless there: the server has nothing. */
  beforeTextMilliseconds: number
  /** For the answer to the text. The server has it by then, so giving up early sends it twice (RFC 5321, 4.5.3.2.6). */
  answerMilliseconds: number
}

export const SMTP_TIMING: SmtpTiming = { beforeTextMilliseconds: 60_000, answerMilliseconds: 600_000 }

export type SmtpMail = { envelope: { from: string; to: string[] }; bytes: Buffer }

type Delivery = {
  timing: SmtpTiming
  /** Awaited before the text goes out. */
  beforeText: () => Promise<void>
  job: Pick<CurrentJob, 'signal' | 'isHeld'> | undefined
}

/**
 * Hands a mail to a mail server, on a connection of its own.
 *
 * @returns what the server answered as it took the mail, and how many of its recipients it refused
 * @throws MailEnded `refused`: all recipients, for good
 * @throws RecipientBusy all recipients, for now
 * @throws MailInDoubt the text went out, and no answer came
 * @throws MailNotSent anything else: the server has nothing
 */
export async function deliverBySmtp(
  { connection: options, login }: SmtpOptions,
  { envelope, bytes }: SmtpMail,
  { timing, beforeText, job }: Delivery,
): Promise<{ response: string; refused: number }> {
  const { beforeTextMilliseconds: early, answerMilliseconds } = timing
  const connection = new SMTPConnection({
    ...options,
    connectionTimeout: early,
    greetingTimeout: early,
    dnsTimeout: early,
    socketTimeout: answerMilliseconds,
    socketCloseTimeout: 0,
  })
  let isTextOut = false
  const stopped = Promise.withResolvers<never>()
  const stopWith = (code: string) => () => stopped.reject(Object.assign(new Error(code), { code }))
  connection.on('error', stopped.reject)
  connection.once('end', stopWith('ECONNECTION'))
  const abort = stopWith('EABORTED')
  job?.signal.addEventListener('abort', abort)
  const timer = setTimeout(stopWith('ETIMEDOUT'), early)
  // Read when the server has asked for the text, and not before.
  async function* text() {
    await beforeText()
    if (job?.isHeld() === false) throw Object.assign(new Error('EABORTED'), { code: 'EABORTED' })
    clearTimeout(timer)
    isTextOut = true
    yield bytes
  }
  const talk = async () => {
    await called((done) => connection.connect(done))
    if (login && connection.allowsAuth) await called((done) => connection.login(login, done))
    return called<{ response: string; rejected: string[] }>((done) =>
      connection.send(envelope, Readable.from(text()), done),
    )
  }
  try {
    job?.signal.throwIfAborted()
    const { response, rejected } = await Promise.race([stopped.promise, talk()])
    return { response, refused: rejected.length }
  } catch (error) {
    throw faultOf(error, isTextOut)
  } finally {
    clearTimeout(timer)
    job?.signal.removeEventListener('abort', abort)
    connection.close()
  }
}

function called<Result = unknown>(
  call: (done: (error: Error | null | undefined, result?: Result) => void) => void,
): Promise<Result> {
  return new Promise((resolve, reject) =>
    call((error, result) => (error ? reject(error) : resolve(result as Result))),
  )
}

function faultOf(error: unknown, isTextOut: boolean): MailNotSent {
  const general = MailNotSent.because(error)
  const { code, rejectedErrors = [] } = error as { code?: string; rejectedErrors?: SmtpAnswer[] }
  // An answer to the text: whatever it says, the server has not taken it.
  if (isTextOut) return code === 'EMESSAGE' ? general : new MailInDoubt(general.reason)
  const faults = rejectedErrors.map(recipientFault)
  if (faults.length === 0 || faults.includes(undefined)) return general
  if (faults.includes('busy')) return new RecipientBusy(Number(rejectedErrors[0]?.responseCode))
  return new MailEnded('refused', general.reason)
}

/** What an SMTP server answered to one recipient. */
type SmtpAnswer = { responseCode?: number | undefined; response?: string | undefined }

/** Codes that are about one mailbox (RFC 5321), where no enhanced code says more. */
const OF_A_MAILBOX = new Set([550, 551, 552, 553, 556, 450, 452])
/** Enhanced codes (RFC 3463): of the address (x.1.x) and of the mailbox (x.2.x), but for those of the sender's address. */
const OF_THE_RECIPIENT = /^[45]\.[12]\.\d+$/
const OF_THE_SENDER = /^[45]\.1\.[78]$/
/** What servers write where they refuse us, and not the mailbox. */
const OF_OURSELVES = /relay|block|spam|black|reputation|polic|auth/i

/**
 * Returns whether a refusal is about the recipient, for good or for now; undefined where it is about us, and everybody is
 * refused alike.
 */
function recipientFault({ responseCode = 0, response = '' }: SmtpAnswer): 'refused' | 'busy' | undefined {
  const enhanced = /^\d{3}[ -](\d\.\d+\.\d+)/.exec(response)?.[1]
  const isTheirs =
    enhanced === undefined
      ? OF_A_MAILBOX.has(responseCode) && !OF_OURSELVES.test(response)
      : OF_THE_RECIPIENT.test(enhanced) && !OF_THE_SENDER.test(enhanced)
  if (!isTheirs) return undefined
  return responseCode >= 500 ? 'refused' : 'busy'
}
