import type { Db } from '#schema.ts'

/** Returns which of some people were removed from the desk. */
export async function listRemovedOf(db: Db, staffIds: readonly string[]): Promise<string[]> {
  if (staffIds.length === 0) return []
  const rows = await db
    .selectFrom('staff')
    .select('id')
    .where('id', 'in', staffIds)
    .where('removed_at', 'is not', null)
    .execute()
  return rows.map(({ id }) => id)
}
