import type { Db } from '#schema.ts'

/** Lists the names of all people at the desk, in order. */
export async function listPeople(db: Db): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}
