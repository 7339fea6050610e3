import type { Db } from '#schema.ts'

/** A change of recipients, as its mail needs it. */
export type RecipientChange = NonNullable<Awaited<ReturnType<typeof findRecipientChange>>>

/** Finds a change of the recipients by its id. */
export async function findRecipientChange(db: Db, id: string) {
  return db
    .selectFrom('office_recipient_changes')
    .select(['id', 'changed_at as changedAt', 'source', 'recipients_before as before', 'recipients'])
    .where('id', '=', id)
    .executeTakeFirst()
}
