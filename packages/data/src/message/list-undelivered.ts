import type { Db, MessageOutcome, MessageRecipient } from '#schema.ts'

/** A mail about a request that its recipient's mail server refused, or that may not have arrived. */
export type Undelivered = {
  sentAt: Date
  recipient: MessageRecipient
  outcome: Exclude<MessageOutcome, 'taken'>
}

/** Lists the mails about a request that did not arrive, the last first. */
export async function listUndelivered(db: Db, requestId: string): Promise<Undelivered[]> {
  return db
    .selectFrom('messages_sent')
    .select(['sent_at as sentAt', 'recipient', 'outcome'])
    .where('request_id', '=', requestId)
    .where('outcome', '<>', 'taken')
    .orderBy('sent_at', 'desc')
    .$narrowType<{ outcome: Undelivered['outcome'] }>()
    .execute()
}
