import { type RawBuilder, sql } from 'kysely'
import { openDetails, type StoredDetails } from '#consultation/request-details.ts'
import type { PersonalDataRows } from '#data-rights/read-rows.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Tx } from '#schema.ts'

const COLUMNS = ['id', 'name', 'email', 'phone', 'contact', 'relation', 'preferredName'] as const

/**
 * Reads what was typed in requests, and locks them. An export leaves it out, because its author need not be the
 * member. The secret of their link is no word of theirs, and stays out here too.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function readTypedDetails(
  tx: Tx,
  keys: EncryptionKeys,
  where: RawBuilder<unknown>,
): Promise<PersonalDataRows> {
  const { rows } = await sql<StoredDetails>`
    select id, wrapped_key as "wrappedKey", details_encrypted as "detailsEncrypted"
    from consultation_requests where ${where} order by id for update`.execute(tx)
  const opened = await Promise.all(
    rows.map(async (row) => {
      const { followToken: _, ...details } = await openDetails(keys, row)
      return { id: row.id, ...details }
    }),
  )
  return { name: 'typed-in-requests', columns: COLUMNS, rows: opened }
}
