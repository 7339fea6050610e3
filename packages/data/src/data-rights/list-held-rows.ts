import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#schema.ts'
import { HELD_TABLES, type HeldBy } from './held-tables.ts'

/** Who a member is, in each of the ways in which a row can be theirs. A number can have a hash for each key. */
export type WhoseRows = {
  memberId: string
  phone: string
  /** Whether what stands under the number is theirs: of several members of one number it is the active one's. */
  holdsNumber: boolean
  phoneHashes: readonly string[]
  pseudonym: string
}

/** The rows of one table, under the name by which the member knows it. */
export type HeldRows = { name: string; columns: readonly string[]; rows: Record<string, unknown>[] }

/** Reads everything that is held of a member, oldest first. */
export async function listHeldRows(tx: Tx, whose: WhoseRows): Promise<HeldRows[]> {
  const theirs: Record<HeldBy, RawBuilder<unknown>> = {
    member_id: sql`member_id = ${whose.memberId}`,
    phone: whose.holdsNumber
      ? sql`phone = ${whose.phone} and sealed_with is null`
      : sql`sealed_with = ${whose.memberId}`,
    phone_hash: whose.holdsNumber
      ? sql`phone_hash in (${sql.join([...whose.phoneHashes])})`
      : sql`phone_hash is null`,
    actor: sql`actor = ${whose.pseudonym}`,
  }
  const held: HeldRows[] = []
  for (const [table, { name, by, columns }] of Object.entries(HELD_TABLES)) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columns.map((column) => shown(table, column)))} from ${sql.table(table)}
      where ${theirs[by]}
      order by ${sql.join(columns.slice(0, 2).map((column) => sql.ref(column)))}`.execute(tx)
    held.push({ name, columns, rows })
  }
  return held
}

/** A member sees one number, whether they hold it or not. */
const shown = (table: string, column: string) =>
  table === 'members' && column === 'phone'
    ? sql`coalesce(phone, inactive_phone) as phone`
    : sql`${sql.ref(column)}`
