import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { SignedInStaff } from '@pulli/data/staff/sessions.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { staffEvent } from './staff-event.ts'

/**
 * Returns the address that gives someone of the desk a session of the CMS, and records it.
 *
 * @throws DomainError `not-permitted` where there is no CMS
 */
export async function openCms(
  { database, clock, cmsAddress }: ApiContext,
  { person, requestId }: { person: SignedInStaff; requestId: string },
): Promise<string> {
  if (cmsAddress === undefined) throw new DomainError('not-permitted')
  const now = clock()
  const { staffId, email, name, roles } = person
  const event = { staffId, action: 'cms.open', subjectKind: 'desk-session', subjectId: person.sessionId }
  await database.db.transaction().execute((tx) => recordAudit(tx, staffEvent({ ...event, requestId, now })))
  return cmsAddress({ staffId, email, name, isOwner: roles.includes('owner') }, now)
}
