import type { Db } from '#schema.ts'

/** An invitation that can be accepted. `name` and `email` are null where the first owner says who they are. */
export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

/** Finds an invitation by its id or the hash of its token, unless it was accepted or withdrawn, or is over. */
export async function findInvitation(db: Db, by: { id: string } | { tokenHash: Buffer }, now: Date) {
  const open = db
    .selectFrom('staff_invitations')
    .select([
      'id',
      'token_hash as tokenHash',
      'staff_id as staffId',
      'name',
      'email',
      'roles',
      'expires_at as expiresAt',
    ])
    .where('expires_at', '>', now)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
  const found = 'id' in by ? open.where('id', '=', by.id) : open.where('token_hash', '=', by.tokenHash)
  return found.executeTakeFirst()
}
