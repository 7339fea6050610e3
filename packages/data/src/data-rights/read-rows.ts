import { type RawBuilder, sql } from 'kysely'
import type { DataKey } from '#encryption/data-key.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Tx } from '#schema.ts'
import { ENCRYPTED_TABLES } from './decrypted-row.ts'
import { PERSONAL_DATA_TABLES } from './personal-data-tables.ts'

/** The rows of one table, under its name in the export. */
export type PersonalDataRows = { name: string; columns: readonly string[]; rows: Record<string, unknown>[] }

/** What opens the rows of a member. Those of a request have a key of their own. */
export type Opening = { keys: EncryptionKeys; memberId: string; dataKey: DataKey | undefined }

/**
 * Reads rows of a table with personal data as an export shows them: decrypted, oldest first.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function readRows(
  tx: Tx,
  opening: Opening,
  { table, where, isLocked = false }: { table: string; where: RawBuilder<unknown>; isLocked?: boolean },
): Promise<PersonalDataRows> {
  const described = PERSONAL_DATA_TABLES[table]
  if (described === undefined) throw new Error(`${table} is no table with personal data`)
  const { name, columns } = described
  const encrypted = ENCRYPTED_TABLES[table]
  const plain = columns.filter((column) => !encrypted?.gives.includes(column))
  const stored = [...plain, ...(encrypted?.columns ?? [])].map((column) => sql.ref(column))
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(stored)} from ${sql.table(table)}
    where ${where}
    order by ${sql.join(plain.slice(0, 2).map((column) => sql.ref(column)))}
    ${isLocked ? sql`for update` : sql``}`.execute(tx)
  const opened = await Promise.all(
    rows.map(async (row) => ({ ...row, ...(await encrypted?.decrypt(opening, row as never)) })),
  )
  return { name, columns, rows: opened.map((row) => pick(row, columns)) }
}

const pick = (row: Record<string, unknown>, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column]]))
