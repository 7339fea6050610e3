import type { Db } from '#schema.ts'

/** Returns the sealed copy of a member's safety plan, if they keep one. */
export function findKeptPlan(db: Db, memberId: string) {
  return db
    .selectFrom('kept_safety_plans')
    .select(['sealed', 'version', 'kept_at as keptAt'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}
