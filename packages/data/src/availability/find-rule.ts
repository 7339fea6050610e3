import type { Db } from '#schema.ts'
import type { StoredRule } from './list-hours.ts'
import { ruleOf } from './stored-hours.ts'

/** Finds hours of every week, and whose they are. */
export async function findRule(
  db: Db,
  id: string,
): Promise<{ staffId: string; rule: StoredRule } | undefined> {
  const row = await db.selectFrom('availability_rules').selectAll().where('id', '=', id).executeTakeFirst()
  return row && { staffId: row.staff_id, rule: { ...ruleOf(row), id: row.id } }
}
