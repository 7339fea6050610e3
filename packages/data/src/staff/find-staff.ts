import type { Db } from '#schema.ts'

/** Finds a person of the desk who was not removed. */
export async function findStaff(db: Db, id: string) {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'roles', 'is_sample as isSample'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** Finds who has an address. */
export async function findStaffByEmail(db: Db, email: string) {
  return db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}
