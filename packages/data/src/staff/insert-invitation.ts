import type { StaffRole } from '@pulli/domain/staff/staff-roles.ts'
import type { Tx } from '#schema.ts'

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
    .updateTable('staff_invitations')
    .set({ withdrawn_at: now })
    .where('expires_at', '>', now)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('email', 'is not distinct from', someone?.email ?? null)
    .execute()
  await tx
    .insertInto('staff_invitations')
    .values({
      id,
      token_hash: invitation.tokenHash,
      staff_id: invited.kind === 'device' ? invited.staffId : null,
      name: someone?.name ?? null,
      email: someone?.email ?? null,
      roles: [...invitation.roles],
      invited_by: invitation.invitedBy ?? null,
      created_at: now,
      expires_at: invitation.expiresAt,
    })
    .execute()
}
