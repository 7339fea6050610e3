import { sql } from 'kysely'
import type { Db, MessageOutcome, MessageRecipient } from '#schema.ts'

/** A message whose end is known, or that is not tried again. */
export type SentMessage = {
  /** The left side of the Message-ID. */
  messageId: string
  requestId: string
  appointmentId?: string | undefined
  recipient: MessageRecipient
  way: 'mail' | 'sms'
  template: string
  templateVersion: number
  receipt?: string | undefined
  /** Default `taken`. */
  outcome?: MessageOutcome
  now: Date
}

/** Records the outcome of a message, unless its request was erased meanwhile. */
export async function recordMessageSent(db: Db, message: SentMessage): Promise<void> {
  const { messageId, requestId, appointmentId, recipient, way, template, templateVersion, receipt, now } =
    message
  const { outcome = 'taken' } = message
  await sql`
    insert into messages_sent (message_id, request_id, appointment_id, recipient, way, template, template_version,
      sent_at, receipt, outcome)
    select ${messageId}::text, id, ${appointmentId ?? null}::uuid, ${recipient}, ${way}, ${template},
      ${templateVersion}::smallint, ${now}::timestamptz, ${receipt ?? null},
      ${outcome}
    from consultation_requests where id = ${requestId} for key share
    on conflict (message_id) do nothing`.execute(db)
}
