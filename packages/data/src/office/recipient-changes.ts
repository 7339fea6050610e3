import { sql } from 'kysely'
import type { Db, RecipientSource, Tx } from '#schema.ts'
import { uuidV7 } from '#uuid-v7.ts'

/** `before` is undefined for the first change. */
export type NewRecipientChange = {
  source: RecipientSource
  before: readonly string[] | undefined
  recipients: readonly string[]
  now: Date
}

/** Stores the new recipients. @returns the id of the change */
export async function insertRecipientChange(tx: Tx, change: NewRecipientChange): Promise<string> {
  const id = uuidV7(change.now)
  await tx
    .insertInto('officeRecipientChanges')
    .values({
      id,
      changedAt: change.now,
      source: change.source,
      recipientsBefore: change.before === undefined ? null : [...change.before],
      recipients: [...change.recipients],
    })
    .execute()
  return id
}

/** A change of recipients, as its mail needs it. */
export type RecipientChange = NonNullable<Awaited<ReturnType<typeof findRecipientChange>>>

/** Finds a change of the recipients by its id. */
export async function findRecipientChange(db: Db, id: string) {
  return db
    .selectFrom('officeRecipientChanges')
    .select(['id', 'changedAt', 'source', 'recipientsBefore as before', 'recipients'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Finds the last known recipients of consultation requests, undefined at first, and locks them until the transaction
 * ends: two servers that see one change report it once.
 */
export async function findLastRecipients(tx: Tx): Promise<readonly string[] | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('office_recipient_changes'))`.execute(tx)
  const row = await tx
    .selectFrom('officeRecipientChanges')
    .select('recipients')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.recipients
}
