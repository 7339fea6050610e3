import { sql } from 'kysely'
import { PERSONAL_DATA_TABLES } from '#data-rights/personal-data-tables.ts'
import { type PersonalDataRows, readRows } from '#data-rights/read-rows.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Tx } from '#schema.ts'
import { readTypedDetails } from './read-typed-details.ts'

/**
 * Reads a request that is about to be erased, with all that belongs to it, and locks it. Empty where there is none.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function readErasedRequest(
  tx: Tx,
  keys: EncryptionKeys,
  id: string,
): Promise<PersonalDataRows[]> {
  const typed = await readTypedDetails(tx, keys, sql`id = ${id}`)
  if (typed.rows.length === 0) return []
  // A request has a key of its own: that of a member opens nothing here.
  const opening = { keys, memberId: '', dataKey: undefined }
  const erased = [typed]
  for (const [table, { by }] of Object.entries(PERSONAL_DATA_TABLES)) {
    if (by === 'phone') erased.push(await readRows(tx, opening, { table, where: sql`id = ${id}` }))
    if (by === 'request_id')
      erased.push(await readRows(tx, opening, { table, where: sql`request_id = ${id}` }))
  }
  return erased
}
