import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { removeStaff } from '@pulli/data/staff/owners.ts'
import { findStaff } from '@pulli/data/staff/staff.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import type { DeskCaller } from '#desk-request/desk-caller.ts'
import { staffEvent } from './staff-event.ts'
import { tellOwners } from './tell-owners.ts'

/**
 * Removes a person from the desk. Their sessions end at once, on every server. Every owner is mailed about the removal of one,
 * which any owner can undo for 24 hours.
 * @throws DomainError `unknown-staff`, `last-owner`, `sign-in-needed` if the caller was removed meanwhile
 */
export async function removeFromDesk(
  { database, clock }: ApiContext,
  staffId: string,
  { person: owner, requestId }: DeskCaller,
): Promise<void> {
  const now = clock()
  await database.db.transaction().execute(async (tx) => {
    const person = await findStaff(tx, staffId)
    const removal = await removeStaff(tx, staffId, now)
    if (person === undefined || removal === 'unknown') throw new DomainError('unknown-staff')
    if (removal === 'last-owner') throw new DomainError('last-owner')
    // The removal waited for others of owners, one of which may have been the caller's.
    if (owner.staffId !== staffId && (await findStaff(tx, owner.staffId)) === undefined)
      throw new DomainError('sign-in-needed')
    const event = { action: 'staff.remove', subjectKind: 'staff', subjectId: staffId, requestId, now }
    await recordAudit(tx, staffEvent({ staffId: owner.staffId, ...event }))
    if (person.roles.includes('owner') && !person.isSample)
      await tellOwners(tx, { change: 'removed', subjectId: staffId, by: owner.staffId, requestId })
  })
}
