import type { Db, MessageOutcome, MessageRecipient } from '#schema.ts'

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
    .selectFrom('messages_sent')
    .select(['sent_at as sentAt', 'recipient', 'way', 'outcome'])
    .where('request_id', '=', requestId)
    .where('outcome', '<>', 'taken')
    .orderBy('sent_at', 'desc')
    .$narrowType<{ outcome: Undelivered['outcome'] }>()
    .execute()
}
