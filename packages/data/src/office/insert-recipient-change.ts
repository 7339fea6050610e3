import type { RecipientSource, Tx } from '#schema.ts'
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
    .insertInto('office_recipient_changes')
    .values({
      id,
      changed_at: change.now,
      source: change.source,
      recipients_before: change.before === undefined ? null : [...change.before],
      recipients: [...change.recipients],
    })
    .execute()
  return id
}
