/** One message, ready to go. The transport adds the sender, and its own domain to the id. */
export type Mail = {
  /** Stands in the file name of the outbox, such as `provider`. */
  role: string
  /** The left side of the Message-ID: the same at every try, so that a duplicate can be told. */
  messageId: string
  to: string[]
  replyTo?: string
  subject: string
  html: string
  text: string
}

/** What a task sends with. */
export type Mailer = {
  send: (mail: Mail) => Promise<void>
  close: () => void
}
