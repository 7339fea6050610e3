import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import { eraseRequest } from '@pulli/data/consultation/erase-request.ts'
import { addJob } from '@pulli/data/jobs/add-job.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { staffEvent } from '#staff/staff-event.ts'
import type { DeskCaller } from './desk-caller.ts'

/**
 * Erases a request for somebody who asked for it: with it go its events, appointments, views, its key and the jobs and
 * mails on disk that name it. The audit row stays, without a word of it, and is repeated after a restore.
 *
 * @throws DomainError `unknown-request`
 */
export async function eraseDeskRequest(
  { database, clock }: ApiContext,
  id: string,
  { person, requestId }: DeskCaller,
): Promise<void> {
  const now = clock()
  await database.db.transaction().execute(async (tx) => {
    if (!(await eraseRequest(tx, id))) throw new DomainError('unknown-request')
    await addJob(tx, { task: 'sweep-outbox', payload: {}, key: 'sweep-outbox' })
    const event = { action: 'consultation-request.erase', subjectKind: 'consultation-request', subjectId: id }
    await recordAudit(tx, staffEvent({ staffId: person.staffId, ...event, requestId, now }))
  })
}
