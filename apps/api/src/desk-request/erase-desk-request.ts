import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { eraseAndTell } from '#consultation/erase-and-tell.ts'
import type { ApiContext } from '#context.ts'
import { staffEvent } from '#staff/staff-event.ts'
import type { DeskCaller } from './desk-caller.ts'

/**
 * Erases a request at its sender's wish, with its events, appointments, views, its key and the jobs and
 * mails on disk that name it. If it had a coming appointment, the other side is notified that it is cancelled. The
 * audit row stays, without any of its content, and the erasure is repeated after a restore.
 *
 * @throws DomainError `unknown-request`
 */
export async function eraseDeskRequest(
  context: ApiContext,
  id: string,
  { person, requestId }: DeskCaller,
): Promise<void> {
  const now = context.clock()
  await context.database.db.transaction().execute(async (tx) => {
    if (!(await eraseAndTell(tx, context, { id, now }))) throw new DomainError('unknown-request')
    const event = { action: 'consultation-request.erase', subjectKind: 'consultation-request', subjectId: id }
    await recordAudit(tx, staffEvent({ staffId: person.staffId, ...event, requestId, now }))
  })
}
