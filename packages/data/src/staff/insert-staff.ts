import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import type { Tx } from '#schema.ts'

export type NewStaff = {
  /** v7 */
  id: string
  name: string
  /** In lower case. */
  email: string
  roles: readonly StaffRole[]
  now: Date
}

/** Stores a person of the desk. @returns false if another one has the address */
export async function insertStaff(tx: Tx, { id, name, email, roles, now }: NewStaff): Promise<boolean> {
  const row = await tx
    .insertInto('staff')
    .values({ id, name, email, roles: [...roles], team_entry: null, created_at: now })
    .onConflict((conflict) => conflict.column('email').where('removed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
