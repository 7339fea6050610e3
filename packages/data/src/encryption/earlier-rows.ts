import type { Db } from '#schema.ts'
import type { EncryptionKeys } from './encryption-keys.ts'

/** The row that a batch ended with, by its primary key. */
export type RowCursor = { memberId: string; id: string }

/** Encrypts the next rows of a table: from its beginning, or after a row. `next` is undefined after the last batch. */
export type EarlierRows = (
  db: Db,
  keys: EncryptionKeys,
  batch: { after: RowCursor | undefined; most: number },
) => Promise<{ encrypted: number; next: RowCursor | undefined }>

/** Smaller than every id. */
export const FIRST_ROW: RowCursor = {
  memberId: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
}
