import { sql } from 'kysely'
import type { Db } from '#schema.ts'
import type { EncryptionKeys } from './encryption-keys.ts'

const ROWS_AT_A_TIME = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Wraps every data key again that is not under the newest key-encryption key, batch by batch.
 *
 * @returns the versions that data keys are still wrapped with: the newest alone, unless one changed meanwhile
 */
export async function rewrapDataKeys(db: Db, { wrapping }: EncryptionKeys): Promise<number[]> {
  const newest = await wrapping.newestVersion()
  for (let after: string | undefined = FIRST; after !== undefined; ) {
    const rows: { owner: string; wrapped: Buffer }[] = await sql<{ owner: string; wrapped: Buffer }>`
      select member_id as owner, wrapped_key as wrapped from members
      where member_id > ${after} and get_byte(wrapped_key, 0) <> ${newest}
      order by member_id limit ${ROWS_AT_A_TIME}`
      .execute(db)
      .then((result) => result.rows)
    const given = await Promise.all(
      rows.map(async ({ owner, wrapped }) => ({
        owner,
        wrapped,
        again: await wrapping.wrap(owner, await wrapping.unwrap(owner, wrapped)),
      })),
    )
    await sql`
      update members set wrapped_key = given.again
      from unnest(
        ${given.map(({ owner }) => owner)}::uuid[], ${given.map(({ wrapped }) => wrapped)}::bytea[],
        ${given.map(({ again }) => again)}::bytea[]
      ) as given (owner, wrapped, again)
      where member_id = given.owner and wrapped_key = given.wrapped`.execute(db)
    after = rows.length < ROWS_AT_A_TIME ? undefined : rows.at(-1)?.owner
  }
  const { rows } = await sql<{ version: number }>`
    select distinct get_byte(wrapped_key, 0) as version from members where wrapped_key is not null`.execute(
    db,
  )
  return rows.map(({ version }) => version)
}
