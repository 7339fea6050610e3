import { sql } from 'kysely'
import type { Db } from '#schema.ts'
import type { EncryptionKeys } from './encryption-keys.ts'

const ROWS_AT_A_TIME = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

/** The tables with a data key in each row, and the column that names its owner. */
const OWNERS = { members: 'member_id', consultation_requests: 'id', staff: 'id' } as const

type Owned = { owner: string; wrapped: Buffer }

/**
 * Wraps every data key again that is not under the newest key-encryption key, batch by batch.
 *
 * @returns the versions that data keys are still wrapped with: the newest alone, unless one changed meanwhile
 */
export async function rewrapDataKeys(db: Db, keys: EncryptionKeys): Promise<number[]> {
  const versions = new Set<number>()
  for (const table of Object.keys(OWNERS) as (keyof typeof OWNERS)[]) {
    await rewrapTable(db, keys, table)
    const { rows } = await sql<{ version: number }>`
      select distinct get_byte(wrapped_key, 0) as version from ${sql.table(table)}
      where wrapped_key is not null`.execute(db)
    for (const { version } of rows) versions.add(version)
  }
  return [...versions]
}

async function rewrapTable(db: Db, { wrapping }: EncryptionKeys, table: keyof typeof OWNERS) {
  const id = sql.ref(OWNERS[table])
  const newest = await wrapping.newestVersion()
  for (let after: string | undefined = FIRST; after !== undefined; ) {
    const { rows }: { rows: Owned[] } = await sql<Owned>`
      select ${id} as owner, wrapped_key as wrapped from ${sql.table(table)}
      where ${id} > ${after} and get_byte(wrapped_key, 0) <> ${newest}
      order by ${id} limit ${ROWS_AT_A_TIME}`.execute(db)
    const given = await Promise.all(
      rows.map(async ({ owner, wrapped }) => ({
        owner,
        wrapped,
        again: await wrapping.wrap(owner, await wrapping.unwrap(owner, wrapped)),
      })),
    )
    await sql`
      update ${sql.table(table)} set wrapped_key = given.again
      from unnest(
        ${given.map(({ owner }) => owner)}::uuid[], ${given.map(({ wrapped }) => wrapped)}::bytea[],
        ${given.map(({ again }) => again)}::bytea[]
      ) as given (owner, wrapped, again)
      where ${id} = given.owner and wrapped_key = given.wrapped`.execute(db)
    after = rows.length < ROWS_AT_A_TIME ? undefined : rows.at(-1)?.owner
  }
}
