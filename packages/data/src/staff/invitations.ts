import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#schema.ts'

/** Whom an invitation is for: a new person, an existing account, or the first owner, who enters the details at the desk. */
export type Invited =
  | { kind: 'new'; name: string; email: string }
  | { kind: 'device'; staffId: string; name: string; email: string }
  | { kind: 'first-owner' }

export type NewInvitation = {
  /** v7 */
  id: string
  tokenHash: Buffer
  invited: Invited
  roles: readonly StaffRole[]
  /** Undefined: the start of the server. */
  invitedBy: string | undefined
  expiresAt: Date
  now: Date
}

/** Stores an invitation, and withdraws those that are still open for the same person: only the last link works. */
export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<void> {
  const { id, invited, now } = invitation
  const someone = invited.kind === 'first-owner' ? undefined : invited
  await tx
    .updateTable('staffInvitations')
    .set({ withdrawnAt: now })
    .where('expiresAt', '>', now)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('email', 'is not distinct from', someone?.email ?? null)
    .execute()
  await tx
    .insertInto('staffInvitations')
    .values({
      id,
      tokenHash: invitation.tokenHash,
      staffId: invited.kind === 'device' ? invited.staffId : null,
      name: someone?.name ?? null,
      email: someone?.email ?? null,
      roles: [...invitation.roles],
      invitedBy: invitation.invitedBy ?? null,
      createdAt: now,
      expiresAt: invitation.expiresAt,
    })
    .execute()
}

/** An invitation that can be accepted. `name` and `email` are null where the first owner says who they are. */
export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

/** Finds an invitation by its id or the hash of its token, unless it was accepted or withdrawn, or is over. */
export async function findInvitation(db: Db, by: { id: string } | { tokenHash: Buffer }, now: Date) {
  const open = db
    .selectFrom('staffInvitations')
    .select(['id', 'tokenHash', 'staffId', 'name', 'email', 'roles', 'expiresAt'])
    .where('expiresAt', '>', now)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
  const found = 'id' in by ? open.where('id', '=', by.id) : open.where('tokenHash', '=', by.tokenHash)
  return found.executeTakeFirst()
}

/** Lists the invitations that can still be accepted, without the first owner's; the newest first. */
export async function listInvitations(db: Db, now: Date) {
  return db
    .selectFrom('staffInvitations')
    .select([
      'id',
      sql<string>`name`.as('name'),
      sql<string>`email`.as('email'),
      'roles',
      'staffId',
      'createdAt',
      'expiresAt',
    ])
    .where('expiresAt', '>', now)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('email', 'is not', null)
    .orderBy('id', 'desc')
    .execute()
}

/** Accepts an invitation in one statement, so that of two who try one does. @returns whether this call did */
export async function acceptInvitation(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staffInvitations')
    .set({ acceptedAt: now })
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Withdraws an open invitation. @returns whether there was one */
export async function withdrawInvitation(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staffInvitations')
    .set({ withdrawnAt: now })
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
