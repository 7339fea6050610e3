import type { Db, Tx } from '#schema.ts'

/** A sealed copy, and the version that it replaces: undefined where there is none yet. */
export type PlanToStore = { memberId: string; sealed: string; replaces: number | undefined; now: Date }

/**
 * Stores the sealed copy of a member's safety plan.
 * @returns its version; undefined if the stored copy is not the one that it replaces
 */
export async function storeKeptPlan(tx: Tx, { memberId, sealed, replaces, now }: PlanToStore) {
  const row = { sealed, version: (replaces ?? 0) + 1, keptAt: now }
  const stored =
    replaces === undefined
      ? await tx
          .insertInto('keptSafetyPlans')
          .values({ memberId, ...row })
          .onConflict((conflict) => conflict.column('memberId').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('keptSafetyPlans')
          .set(row)
          .where('memberId', '=', memberId)
          .where('version', '=', replaces)
          .returning('version')
          .executeTakeFirst()
  return stored?.version
}

/** Returns the sealed copy of a member's safety plan, if they keep one. */
export function findKeptPlan(db: Db, memberId: string) {
  return db
    .selectFrom('keptSafetyPlans')
    .select(['sealed', 'version', 'keptAt'])
    .where('memberId', '=', memberId)
    .executeTakeFirst()
}

/**
 * Deletes the sealed copy of a member's safety plan.
 * @returns whether there was one
 */
export async function deleteKeptPlan(tx: Tx, memberId: string) {
  const row = await tx
    .deleteFrom('keptSafetyPlans')
    .where('memberId', '=', memberId)
    .returning('memberId')
    .executeTakeFirst()
  return row !== undefined
}
