import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Finds who is mailed consultation requests as far as is known; undefined before anything is. Until the transaction
 * ends, no other one asks: two servers that see one change tell of it once.
 */
export async function findLastRecipients(tx: Tx): Promise<readonly string[] | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('office_recipient_changes'))`.execute(tx)
  const row = await tx
    .selectFrom('office_recipient_changes')
    .select('recipients')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.recipients
}
