import type { Db, Tx } from '#schema.ts'

/** A sealed copy, and the version that it replaces: undefined where there is none yet. */
export type PlanToStore = { memberId: string; sealed: string; replaces: number | undefined; now: Date }

/**
 * Stores the sealed copy of a member's safety plan.
 * @returns its version; undefined if the stored copy is not the one that it replaces
 */
export async function storeKeptPlan(tx: Tx, { memberId, sealed, replaces, now }: PlanToStore) {
  const row = { sealed, version: (replaces ?? 0) + 1, kept_at: now }
  const stored =
    replaces === undefined
      ? await tx
          .insertInto('kept_safety_plans')
          .values({ member_id: memberId, ...row })
          .onConflict((conflict) => conflict.column('member_id').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('kept_safety_plans')
          .set(row)
          .where('member_id', '=', memberId)
          .where('version', '=', replaces)
          .returning('version')
          .executeTakeFirst()
  return stored?.version
}

/** Returns the sealed copy of a member's safety plan, if they keep one. */
export function findKeptPlan(db: Db, memberId: string) {
  return db
    .selectFrom('kept_safety_plans')
    .select(['sealed', 'version', 'kept_at as keptAt'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/**
 * Deletes the sealed copy of a member's safety plan.
 * @returns whether there was one
 */
export async function deleteKeptPlan(tx: Tx, memberId: string) {
  const row = await tx
    .deleteFrom('kept_safety_plans')
    .where('member_id', '=', memberId)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}
