import type { Db } from '#schema.ts'

/** Lists all people at the desk, by name, with the team entry that shows them. */
export async function listAssignable(db: Db) {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'team_entry as teamEntry', 'is_sample as isSample'])
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}
