/** A message to send. The transport adds the sender, and the domain of the Message-ID. */
export type Mail = {
  /** Part of the file name in the outbox, such as `provider`. */
  role: string
  /** The left side of the Message-ID: the same at every attempt, so that duplicates can be recognised. */
  messageId: string
  to: string[]
  replyTo?: string
  /** The page that ends the subscription, also by a POST of the mail program itself (RFC 8058). */
  unsubscribePage?: string
  subject: string
  html: string
  text: string
  /** The mail server may have it already. */
  isRepeat?: boolean
  /** A calendar's file of this entry. Mail programs offer to save it, or to take it out again. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; file: string }
}

export type MailAttempt = {
  /** Awaited before the text goes to a mail server. */
  beforeText: () => Promise<void>
}

/** Sends mails. */
export type Mailer = {
  /** @returns what the mail server answered as it took the mail, without addresses */
  send: (mail: Mail, attempt?: MailAttempt) => Promise<string | undefined>
  close: () => void
}
