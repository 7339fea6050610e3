import { sql } from 'kysely'
import { leaveRequests } from '#desk-request/assignees.ts'
import type { Db, Tx } from '#schema.ts'

/** Lists the ids of the owners, without samples and without those who were removed. */
export async function listOwners(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('staff')
    .select('id')
    .where(sql<boolean>`roles @> array['owner']`)
    .where('removedAt', 'is', null)
    .where('isSample', '=', false)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Lists the owners who were removed after an instant, the last one first. */
export async function listRemovedOwners(db: Db, since: Date) {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'removedAt'])
    .where(sql<boolean>`roles @> array['owner']`)
    .where('removedAt', '>', since)
    .where('isSample', '=', false)
    .orderBy('removedAt', 'desc')
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
    .select(['email', 'teamEntry'])
    .where('id', '=', id)
    .where(sql<boolean>`roles @> array['owner']`)
    .where('removedAt', '>', since)
    .forUpdate()
    .executeTakeFirst()
  if (removed === undefined) return 'unknown'
  const others = await tx
    .selectFrom('staff')
    .select(['email', 'teamEntry'])
    .where('removedAt', 'is', null)
    .where((eb) => eb.or([eb('email', '=', removed.email), eb('teamEntry', '=', removed.teamEntry)]))
    .forUpdate()
    .execute()
  if (others.some(({ email }) => email === removed.email)) return 'email-in-use'
  await tx
    .updateTable('staff')
    .set({ removedAt: null, ...(others.length > 0 && { teamEntry: null }) })
    .where('id', '=', id)
    .execute()
  return 'restored'
}

/** The outcome of a removal. `last-owner`: refused, because no owner would be left to invite others. */
export type Removal = 'removed' | 'unknown' | 'last-owner'

/**
 * Removes a person from the desk: every session of theirs is over with the commit, on every server, no device of theirs
 * signs in again, and whom they invited joins no more. The owners are locked, so that two who remove each other at once
 * leave one.
 */
export async function removeStaff(tx: Tx, id: string, now: Date): Promise<Removal> {
  const { rows: owners } = await sql<{ id: string }>`
    select id from staff where roles @> array['owner'] and removed_at is null and not is_sample
    order by id for update`.execute(tx)
  if (owners.length === 1 && owners[0]?.id === id) return 'last-owner'
  const { numUpdatedRows } = await tx
    .updateTable('staff')
    .set({ removedAt: now, wrappedKey: null, videoRoom: null })
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return 'unknown'
  await leaveRequests(tx, id)
  await sql`
    with passkeys as (delete from staff_passkeys where staff_id = ${id}),
    apps as (delete from staff_authenticator_apps where staff_id = ${id}),
    codes as (delete from staff_recovery_codes where staff_id = ${id}),
    browsers as (delete from staff_browsers where staff_id = ${id}),
    invitations as (
      update staff_invitations set withdrawn_at = ${now}
      where (staff_id = ${id} or invited_by = ${id}) and accepted_at is null and withdrawn_at is null)
    update staff_sessions set ended_at = ${now} where staff_id = ${id} and ended_at is null`.execute(tx)
  return 'removed'
}
