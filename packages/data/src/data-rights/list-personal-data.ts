import { type RawBuilder, sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { findMemberKey } from '#encryption/member-key.ts'
import { hasNumber } from '#members/identity.ts'
import type { Tx } from '#schema.ts'
import { ENCRYPTED_TABLES } from './decrypted-row.ts'
import { type OwnerKey, PERSONAL_DATA_TABLES } from './personal-data-tables.ts'

/** The member whose data is read or erased, by each key that a row can have. A number has a hash under each key. */
export type DataSubject = {
  memberId: string
  phone: string
  /** Whether the rows of the number are theirs: of several members with one number, those of the active one. */
  holdsNumber: boolean
  phoneHashes: readonly string[]
  pseudonym: string
}

/** The rows of one table, under its name in the export. */
export type PersonalDataRows = { name: string; columns: readonly string[]; rows: Record<string, unknown>[] }

/**
 * Returns all personal data of a member, decrypted, oldest first.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function listPersonalData(
  tx: Tx,
  keys: EncryptionKeys,
  whose: DataSubject,
): Promise<PersonalDataRows[]> {
  const { memberId } = whose
  const opening = { keys, memberId, dataKey: await findMemberKey(tx, keys, memberId) }
  const ofTheirNumber = whose.holdsNumber
    ? sql`${hasNumber(keys, whose.phone)} and sealed_with is null`
    : sql`sealed_with = ${whose.memberId}`
  const theirs: Record<OwnerKey, RawBuilder<unknown>> = {
    member_id: sql`member_id = ${whose.memberId}`,
    phone: ofTheirNumber,
    request_id: sql`request_id in (select id from consultation_requests where ${ofTheirNumber})`,
    phone_hash: whose.holdsNumber
      ? sql`phone_hash in (${sql.join([...whose.phoneHashes])})`
      : sql`phone_hash is null`,
    actor: sql`actor = ${whose.pseudonym}`,
  }
  const held: PersonalDataRows[] = []
  for (const [table, { name, by, columns }] of Object.entries(PERSONAL_DATA_TABLES)) {
    const encrypted = ENCRYPTED_TABLES[table]
    const stored = [
      ...columns.map((column) => shown(table, column)),
      ...(encrypted?.columns ?? []).map((column) => sql.ref(column)),
    ]
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(stored)} from ${sql.table(table)}
      where ${theirs[by]}
      order by ${sql.join(columns.slice(0, 2).map((column) => sql.ref(column)))}`.execute(tx)
    const opened = await Promise.all(
      rows.map(async (row) => ({ ...row, ...(await encrypted?.decrypt(opening, row as never)) })),
    )
    held.push({ name, columns, rows: opened.map((row) => pick(row, columns)) })
  }
  return held
}

const pick = (row: Record<string, unknown>, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column]]))

/** An inactive member's number is exported as their phone. */
const shown = (table: string, column: string) =>
  table === 'members' && column === 'phone'
    ? sql`coalesce(phone, inactive_phone) as phone`
    : sql`${sql.ref(column)}`
