import { sql } from 'kysely'
import type { Tx } from '#schema.ts'

/**
 * Finds the last known recipients of consultation requests, undefined at first, and locks them until the transaction
 * ends: two servers that see one change report it once.
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
