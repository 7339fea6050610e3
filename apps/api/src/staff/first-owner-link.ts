import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { Db } from '@pulli/data/schema.ts'
import { insertInvitation } from '@pulli/data/staff/invitations.ts'
import { hasOwner } from '@pulli/data/staff/staff.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { invitationEnd } from '@pulli/domain/staff/invitation.ts'
import type { Keys } from '#keys/keys.ts'
import { tokenHash } from '#sign-in/tokens.ts'
import { invitationPage, invitationToken } from './invitation-token.ts'

/**
 * Makes the link with which the first owner joins the desk, while there is none. It works once, for 24 hours, and until
 * another is made.
 *
 * @returns undefined if the desk has an owner
 */
export async function firstOwnerLink(
  db: Db,
  { keys, publicUrl, now }: { keys: Keys; publicUrl: string; now: Date },
): Promise<string | undefined> {
  return db.transaction().execute(async (tx) => {
    if (await hasOwner(tx)) return undefined
    const id = uuidV7(now)
    const token = invitationToken(keys.current, id)
    await insertInvitation(tx, {
      id,
      tokenHash: tokenHash(token),
      invited: { kind: 'first-owner' },
      roles: ['owner', 'coordinator'],
      invitedBy: undefined,
      expiresAt: invitationEnd(now),
      now,
    })
    await recordAudit(tx, {
      actor: 'system',
      action: 'staff-invitation.create',
      subjectKind: 'staff-invitation',
      subjectId: id,
      now,
    })
    return invitationPage(publicUrl, token)
  })
}
