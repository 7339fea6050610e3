import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import type { Tx } from '#schema.ts'

export type NewStaff = {
  /** v7 */
  id: string
  name: string
  /** In lower case. */
  email: string
  roles: readonly StaffRole[]
  /** The document id of the content service's entry that shows them. */
  teamEntry?: string | undefined
  /** A sample person of a trial, who cannot sign in. */
  isSample?: boolean
  now: Date
}

/** Stores a person of the desk. @returns false if another one has the address */
export async function insertStaff(
  tx: Tx,
  { id, name, email, roles, teamEntry, isSample = false, now }: NewStaff,
): Promise<boolean> {
  const row = await tx
    .insertInto('staff')
    .values({
      id,
      name,
      email,
      roles: [...roles],
      team_entry: teamEntry ?? null,
      is_sample: isSample,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').where('removed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
