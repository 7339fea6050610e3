import { sql } from 'kysely'
import { leaveRequests } from '#desk-request/leave-requests.ts'
import type { Tx } from '#schema.ts'

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
    .set({ removed_at: now, wrapped_key: null, video_room: null })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
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
