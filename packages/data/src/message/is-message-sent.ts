import type { Db } from '#schema.ts'

/** Returns whether a message has an end, so that it is not sent again, by the left side of its Message-ID. */
export async function isMessageSent(db: Db, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages_sent')
    .select('message_id')
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return row !== undefined
}
