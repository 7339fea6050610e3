import type { Db } from '#schema.ts'

/** Counts what went out to the sender of a request since an instant, by the names of the messages. */
export async function countMessagesToVisitor(
  db: Db,
  { requestId, templates, since }: { requestId: string; templates: readonly string[]; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('messages_sent')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('request_id', '=', requestId)
    .where('sent_at', '>', since)
    .where('recipient', '=', 'visitor')
    .where('template', 'in', [...templates])
    .executeTakeFirstOrThrow()
  return Number(count)
}
