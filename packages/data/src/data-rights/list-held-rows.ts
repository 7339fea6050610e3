import { sql } from 'kysely'
import type { Tx } from '#schema.ts'
import { HELD_TABLES, type HeldBy } from './held-tables.ts'

/** Who a member is, in each of the ways in which a row can be theirs. A number can have a hash for each key. */
export type WhoseRows = { memberId: string; phone: string; phoneHashes: readonly string[]; pseudonym: string }

/** The rows of one table, under the name by which the member knows it. */
export type HeldRows = { name: string; columns: readonly string[]; rows: Record<string, unknown>[] }

/** Reads everything that is held of a member, oldest first. */
export async function listHeldRows(tx: Tx, whose: WhoseRows): Promise<HeldRows[]> {
  const values: Record<HeldBy, readonly string[]> = {
    member_id: [whose.memberId],
    phone: [whose.phone],
    phone_hash: whose.phoneHashes,
    actor: [whose.pseudonym],
  }
  const held: HeldRows[] = []
  for (const [table, { name, by, columns }] of Object.entries(HELD_TABLES)) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
      where ${sql.ref(by)} in (${sql.join([...values[by]])})
      order by ${sql.join(columns.slice(0, 2).map((column) => sql.ref(column)))}`.execute(tx)
    held.push({ name, columns, rows })
  }
  return held
}
