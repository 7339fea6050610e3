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

/** Returns whether a message has an end, so that it is not sent again, by the left side of its Message-ID. */
export async function isMessageSent(db: Db, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('messagesSent')
    .select('messageId')
    .where('messageId', '=', messageId)
    .executeTakeFirst()
  return row !== undefined
}

/** A mail or text about a request that was refused for its recipient, or that may not have arrived. */
export type Undelivered = {
  sentAt: Date
  recipient: MessageRecipient
  way: 'mail' | 'sms'
  outcome: Exclude<MessageOutcome, 'taken'>
}

/** Lists the messages about a request that did not arrive, the last first. */
export async function listUndelivered(db: Db, requestId: string): Promise<Undelivered[]> {
  return db
    .selectFrom('messagesSent')
    .select(['sentAt', 'recipient', 'way', 'outcome'])
    .where('requestId', '=', requestId)
    .where('outcome', '<>', 'taken')
    .orderBy('sentAt', 'desc')
    .$narrowType<{ outcome: Undelivered['outcome'] }>()
    .execute()
}

/** Mails about requests: how many were refused, and how many may not have arrived. */
export type UndeliveredCount = { refused: number; unsure: number }

/** Counts the mails since an instant that did not arrive. */
export async function countUndelivered(db: Db, since: Date): Promise<UndeliveredCount> {
  const { rows } = await sql<UndeliveredCount>`
    select count(*) filter (where outcome = 'refused')::int as refused,
      count(*) filter (where outcome = 'unsure')::int as unsure
    from messages_sent where outcome <> 'taken' and sent_at >= ${since}`.execute(db)
  return rows[0] ?? { refused: 0, unsure: 0 }
}

/** Counts what went out to the sender of a request since an instant, by the names of the messages. */
export async function countMessagesToVisitor(
  db: Db,
  { requestId, templates, since }: { requestId: string; templates: readonly string[]; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('messagesSent')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('requestId', '=', requestId)
    .where('sentAt', '>', since)
    .where('recipient', '=', 'visitor')
    .where('template', 'in', [...templates])
    .executeTakeFirstOrThrow()
  return Number(count)
}
