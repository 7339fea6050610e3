import type { ShownNumber } from '@pulli/contracts/desk-request.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { lockRequest } from '@pulli/data/consultation/requests.ts'
import { recordView } from '@pulli/data/desk-request/record-views.ts'
import type { ViewReason } from '@pulli/domain/consultation/request-reasons.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { staffEvent } from '#staff/staff-event.ts'
import { callingHours } from './calling-hours.ts'
import type { DeskCaller } from './desk-caller.ts'
import { seeRequest } from './seen-request.ts'

/**
 * Returns the number of a request, and records the access before it is shown.
 *
 * @throws DomainError `unknown-request`
 * @throws InvalidInput without a reason outside the person's hours, or where the case is not the caller's
 */
export async function showNumber(
  context: ApiContext,
  { id, reason }: { id: string; reason: ViewReason | undefined },
  { person, traceId }: DeskCaller,
): Promise<ShownNumber> {
  const now = context.clock()
  const { row, seen } = await seeRequest(context, context.database.db, { id, person })
  const { isNow } = await callingHours(context, row)
  if (reason === undefined && (!isNow || seen.holder !== 'self'))
    throw new InvalidInput({ reason: m.field_view_reason_unknown() })
  await context.database.db.transaction().execute(async (tx) => {
    if ((await lockRequest(tx, id)) === undefined) throw new DomainError('unknown-request')
    const { staffId } = person
    await recordView(tx, { requestId: id, staffId, reason: reason ?? null, now })
    const event = { action: 'consultation-request.view', subjectKind: 'consultation-request', subjectId: id }
    await recordAudit(tx, staffEvent({ staffId, ...event, traceId, now }))
  })
  return { name: row.name, phone: row.phone, email: row.email }
}
