import { sql } from 'kysely'
import type { Db, Tx } from '#schema.ts'

/** Lists the owners who were removed after an instant, the last one first. */
export async function listRemovedOwners(db: Db, since: Date) {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'removed_at as removedAt'])
    .where(sql<boolean>`roles @> array['owner']`)
    .where('removed_at', '>', since)
    .where('is_sample', '=', false)
    .orderBy('removed_at', 'desc')
    .execute()
}

/** What became of undoing a removal. `email-in-use`: another person joined with that address since. */
export type Restoration = 'restored' | 'unknown' | 'email-in-use'

/**
 * Undoes the removal of an owner. Their devices stay removed: they sign in with an invitation. Their entry on the team page is
 * released if it shows another person by now.
 */
export async function restoreOwner(tx: Tx, { id, since }: { id: string; since: Date }): Promise<Restoration> {
  const removed = await tx
    .selectFrom('staff')
    .select(['email', 'team_entry'])
    .where('id', '=', id)
    .where(sql<boolean>`roles @> array['owner']`)
    .where('removed_at', '>', since)
    .forUpdate()
    .executeTakeFirst()
  if (removed === undefined) return 'unknown'
  const others = await tx
    .selectFrom('staff')
    .select(['email', 'team_entry'])
    .where('removed_at', 'is', null)
    .where((eb) => eb.or([eb('email', '=', removed.email), eb('team_entry', '=', removed.team_entry)]))
    .forUpdate()
    .execute()
  if (others.some(({ email }) => email === removed.email)) return 'email-in-use'
  await tx
    .updateTable('staff')
    .set({ removed_at: null, ...(others.length > 0 && { team_entry: null }) })
    .where('id', '=', id)
    .execute()
  return 'restored'
}
