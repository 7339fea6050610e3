/**
 * A mail that was not accepted. Its message is a code: an SMTP server's message quotes the refused address, and the
 * queue stores the message of a failed job.
 */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent'

  constructor(reason: string) {
    super(`mail not sent: ${reason}`)
  }

  static because(error: unknown): MailNotSent {
    if (error instanceof MailNotSent) return error
    if (!(error instanceof Error)) return new MailNotSent('unknown')
    const code = 'code' in error ? String(error.code) : error.name
    const answer = 'responseCode' in error ? ` ${Number(error.responseCode)}` : ''
    return new MailNotSent(`${code}${answer}`)
  }
}
