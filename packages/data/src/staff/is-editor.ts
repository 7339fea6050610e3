import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Returns whether someone may open the CMS: an editor or owner who was not removed. */
export async function isEditor(db: Db, staffId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('removed_at', 'is', null)
    .where('is_sample', '=', false)
    .where(sql<boolean>`roles && array['owner', 'editor']`)
    .executeTakeFirst()
  return row !== undefined
}
