import type { Db } from '#schema.ts'

/** Lists the ids of the sample requests. */
export async function listSampleRequests(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('consultation_requests')
    .select('id')
    .where('is_sample', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}
