import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Lists the ids of the owners, without samples and without those who were removed. */
export async function listOwners(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('staff')
    .select('id')
    .where(sql<boolean>`roles @> array['owner']`)
    .where('removed_at', 'is', null)
    .where('is_sample', '=', false)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
