/**
 * A mail that could not be handed over. The reason is a code: the message of an SMTP server quotes the
 * address it refuses, and the queue keeps the message of what failed.
 */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent'

  constructor(reason: string) {
    super(`mail not sent: ${reason}`)
  }

  static because(error: unknown): MailNotSent {
    if (!(error instanceof Error)) return new MailNotSent('unknown')
    const code = 'code' in error ? String(error.code) : error.name
    const answer = 'responseCode' in error ? ` ${Number(error.responseCode)}` : ''
    return new MailNotSent(`${code}${answer}`)
  }
}
