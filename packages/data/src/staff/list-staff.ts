import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Lists all people at the desk with their ways to sign in, by name. Removed people are left out. */
export async function listStaff(db: Db) {
  return db
    .selectFrom('staff')
    .select([
      'id',
      'name',
      'email',
      'roles',
      'team_entry as teamEntry',
      'is_sample as isSample',
      'created_at as createdAt',
      sql<number>`(select count(*)::int from staff_passkeys where staff_id = staff.id)`.as('passkeys'),
      sql<boolean>`exists (select from staff_authenticator_apps where staff_id = staff.id)`.as(
        'hasAuthenticatorApp',
      ),
      sql<Date | null>`(select max(last_used_at) from staff_sessions where staff_id = staff.id)`.as(
        'lastSeenAt',
      ),
    ])
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}
