import type { Db } from '#schema.ts'

/** Finds whom an invitation names, whatever became of it. */
export async function findInvited(db: Db, invitationId: string) {
  return db
    .selectFrom('staff_invitations')
    .select(['name', 'email'])
    .where('id', '=', invitationId)
    .executeTakeFirst()
}

/** Finds a person's name and address, also after their removal. */
export async function findNamed(db: Db, staffId: string) {
  return db.selectFrom('staff').select(['name', 'email']).where('id', '=', staffId).executeTakeFirst()
}
