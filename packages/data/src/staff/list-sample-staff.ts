import type { Db } from '#schema.ts'

/** Lists the ids of the sample people who were not removed. */
export async function listSampleStaff(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('staff')
    .select('id')
    .where('is_sample', '=', true)
    .where('removed_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
