import type { OpenedSummary } from '@pulli/contracts/sent-summary.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { lockRequest } from '@pulli/data/consultation/requests.ts'
import { recordView } from '@pulli/data/desk-request/record-views.ts'
import { openSummary } from '@pulli/data/summary/summary-openings.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { staffEvent } from '#staff/staff-event.ts'
import { endedAfter } from '#summary/summary-retention.ts'
import type { DeskCaller } from './desk-caller.ts'
import { seeRequest } from './seen-request.ts'

/**
 * Opens the summary that was sent to an appointment, for its counsellor alone, and records that before it is shown.
 *
 * @throws DomainError `unknown-request`; `unknown-summary` where there is none, or the appointment is not the caller's
 */
export async function openSentSummary(
  context: ApiContext,
  { id, appointmentId }: { id: string; appointmentId: string },
  { person, requestId }: DeskCaller,
): Promise<OpenedSummary> {
  const now = context.clock()
  const { staffId } = person
  return context.database.db.transaction().execute(async (tx) => {
    await seeRequest(context, tx, { id, person })
    if ((await lockRequest(tx, id)) === undefined) throw new DomainError('unknown-request')
    const wanted = { requestId: id, appointmentId, staffId, endedAfter: endedAfter(now) }
    const found = await openSummary(tx, context.encryption, wanted)
    if (found === undefined) throw new DomainError('unknown-summary')
    await recordView(tx, { requestId: id, staffId, reason: null, summaryId: found.id, now })
    const event = { action: 'summary.view', subjectKind: 'summary', subjectId: found.id }
    await recordAudit(tx, staffEvent({ staffId, ...event, requestId, now }))
    return { sent_at: found.sentAt.toISOString(), content: JSON.parse(found.content) }
  })
}
