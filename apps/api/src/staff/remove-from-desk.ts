import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import { removeStaff } from '@pulli/data/staff/remove-staff.ts'
import type { SignedInStaff } from '@pulli/data/staff/sessions.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { staffEvent } from './staff-event.ts'

/**
 * Removes a person from the desk. Their sessions end at once, on every server.
 * @throws DomainError `unknown-staff`, `last-owner`
 */
export async function removeFromDesk(
  { database, clock }: ApiContext,
  staffId: string,
  { owner, requestId }: { owner: SignedInStaff; requestId: string },
): Promise<void> {
  const now = clock()
  await database.db.transaction().execute(async (tx) => {
    const removal = await removeStaff(tx, staffId, now)
    if (removal === 'unknown') throw new DomainError('unknown-staff')
    if (removal === 'last-owner') throw new DomainError('last-owner')
    const event = { action: 'staff.remove', subjectKind: 'staff', subjectId: staffId, requestId, now }
    await recordAudit(tx, staffEvent({ staffId: owner.staffId, ...event }))
  })
}
