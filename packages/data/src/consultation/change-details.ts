import type { UpdateObject } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Schema, Tx } from '#schema.ts'
import { DETAILS, detailColumns, openDetails, type RequestDetails } from './request-details.ts'

type Columns = UpdateObject<Schema, 'consultation_requests'>

/**
 * Opens the details of a request, changes some, and seals them again, with other columns of its row. Locks the row.
 *
 * @returns the details before; undefined if there is no such request
 * @throws UnreadableValue if a key is lost
 */
export async function changeDetails(
  tx: Tx,
  keys: EncryptionKeys,
  { id, details, columns = {} }: { id: string; details: Partial<RequestDetails>; columns?: Columns },
): Promise<RequestDetails | undefined> {
  const stored = await tx
    .selectFrom('consultation_requests')
    .select(DETAILS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (stored === undefined) return undefined
  const before = await openDetails(keys, stored)
  await tx
    .updateTable('consultation_requests')
    .set({ ...(await detailColumns(keys, stored, { ...before, ...details })), ...columns })
    .where('id', '=', id)
    .execute()
  return before
}
