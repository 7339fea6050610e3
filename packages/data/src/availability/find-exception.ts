import type { Db } from '#schema.ts'

/** Finds whose days off or extra hours these are. */
export async function findException(
  db: Db,
  id: string,
): Promise<{ staffId: string; lastOn: string } | undefined> {
  return db
    .selectFrom('availability_exceptions')
    .select(['staff_id as staffId', 'last_on as lastOn'])
    .where('id', '=', id)
    .executeTakeFirst()
}
