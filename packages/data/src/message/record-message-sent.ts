import { sql } from 'kysely'
import type { Db, MessageRecipient } from '#schema.ts'

/** A message that was taken by the mail server or the gateway. */
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
  now: Date
}

/** Records that a message went out. Where its request was erased meanwhile, nothing is kept. */
export async function recordMessageSent(db: Db, message: SentMessage): Promise<void> {
  const { messageId, requestId, appointmentId, recipient, way, template, templateVersion, receipt, now } =
    message
  await sql`
    insert into messages_sent (message_id, request_id, appointment_id, recipient, way, template, template_version,
      sent_at, receipt)
    select ${messageId}::text, id, ${appointmentId ?? null}::uuid, ${recipient}, ${way}, ${template},
      ${templateVersion}::smallint, ${now}::timestamptz, ${receipt ?? null}
    from consultation_requests where id = ${requestId} for key share
    on conflict (message_id) do nothing`.execute(db)
}
