import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { restoreOwner } from '@pulli/data/staff/owners.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { removalUndoableSince } from '@pulli/domain/staff/owner-removal.ts'
import type { ApiContext } from '#context.ts'
import type { DeskCaller } from '#desk-request/desk-caller.ts'
import { inviteDeviceIn } from './invite-staff.ts'
import { staffEvent } from './staff-event.ts'
import { tellOwners } from './tell-owners.ts'

/**
 * Undoes the removal of an owner, within 24 hours, and mails them a link to sign in again: their devices were removed with
 * them.
 * @throws DomainError `unknown-staff`, `email-in-use`, `too-many-requests`
 */
export async function restoreToDesk(context: ApiContext, id: string, caller: DeskCaller) {
  const { person: owner, requestId } = caller
  const now = context.clock()
  return context.database.db.transaction().execute(async (tx) => {
    const restoration = await restoreOwner(tx, { id, since: removalUndoableSince(now) })
    if (restoration === 'unknown') throw new DomainError('unknown-staff')
    if (restoration === 'email-in-use') throw new DomainError('email-in-use')
    const event = { action: 'staff.restore', subjectKind: 'staff', subjectId: id, requestId, now }
    await recordAudit(tx, staffEvent({ staffId: owner.staffId, ...event }))
    await tellOwners(tx, { change: 'restored', subjectId: id, by: owner.staffId, requestId })
    return inviteDeviceIn(context, tx, id, caller)
  })
}
