import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** Lists the invitations that can still be accepted, without the first owner's; the newest first. */
export async function listInvitations(db: Db, now: Date) {
  return db
    .selectFrom('staff_invitations')
    .select([
      'id',
      sql<string>`name`.as('name'),
      sql<string>`email`.as('email'),
      'roles',
      'staff_id as staffId',
      'created_at as createdAt',
      'expires_at as expiresAt',
    ])
    .where('expires_at', '>', now)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('email', 'is not', null)
    .orderBy('id', 'desc')
    .execute()
}
