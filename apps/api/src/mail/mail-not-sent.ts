/**
 * A mail that was not accepted. Its message is a code: an SMTP server's message quotes the refused address, and the
 * queue stores the message of a failed job.
 */
export class MailNotSent extends Error {
  override readonly name: string = 'MailNotSent'

  readonly reason: string

  constructor(reason: string) {
    super(`mail not sent: ${reason}`)
    this.reason = reason
  }

  static because(error: unknown): MailNotSent {
    if (error instanceof MailNotSent) return error
    if (!(error instanceof Error)) return new MailNotSent('unknown')
    const code = 'code' in error ? String(error.code) : error.name
    const answer = 'responseCode' in error ? ` ${Number(error.responseCode)}` : ''
    return new MailNotSent(`${code}${answer}`)
  }
}

/** Its recipients cannot be mailed at the moment, and others can: a full mailbox, a server that wants to be asked again. */
export class RecipientBusy extends MailNotSent {
  override readonly name = 'RecipientBusy'

  constructor(code: number) {
    // `listUnmailed` leaves these out by their message.
    super(`recipient busy ${code}`)
  }
}

/** Its text went out, and no answer came: the mail server may have it. */
export class MailInDoubt extends MailNotSent {
  override readonly name = 'MailInDoubt'
}

/** A mail that is not tried again: its recipients are refused for good, or it may have arrived, twice by now. */
export class MailEnded extends MailNotSent {
  override readonly name = 'MailEnded'
  readonly outcome: 'refused' | 'unsure'

  constructor(outcome: 'refused' | 'unsure', reason: string) {
    super(reason)
    this.outcome = outcome
  }
}
