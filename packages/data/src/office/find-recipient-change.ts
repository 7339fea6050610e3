import type { Db } from '#schema.ts'

/** What the mail about a change of recipients needs. */
export type RecipientChange = NonNullable<Awaited<ReturnType<typeof findRecipientChange>>>

/** Finds a change of the recipients by its id. */
export async function findRecipientChange(db: Db, id: string) {
  return db
    .selectFrom('office_recipient_changes')
    .select(['id', 'changed_at as changedAt', 'source', 'recipients_before as before', 'recipients'])
    .where('id', '=', id)
    .executeTakeFirst()
}
