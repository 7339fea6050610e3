import type { Tx } from '#schema.ts'

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
