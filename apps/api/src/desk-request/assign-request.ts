import type { Assignment } from '@pulli/contracts/desk-request.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { recordRequestEvent } from '@pulli/data/consultation/request-events.ts'
import { lockRequest } from '@pulli/data/consultation/requests.ts'
import { findStaff } from '@pulli/data/staff/staff.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { staffEvent } from '#staff/staff-event.ts'
import type { DeskCaller } from './desk-caller.ts'
import { requestAssigned } from './request-assigned.ts'
import { seeRequest } from './seen-request.ts'

/**
 * Gives a request to someone, if it still is with whom the caller saw: of two coordinators who take it at once, one
 * gets it and the other learns who has it. Repeating it changes nothing.
 *
 * @throws DetailedRefusal `request-assigned` if someone else has it by now
 * @throws DomainError `unknown-request`, `request-over`
 * @throws InvalidInput if there is no such person at the desk
 */
export async function assignRequest(
  context: ApiContext,
  { id, staff, seen }: Assignment & { id: string },
  { person, requestId }: DeskCaller,
): Promise<void> {
  const now = context.clock()
  await context.database.db.transaction().execute(async (tx) => {
    if ((await lockRequest(tx, id)) === undefined) throw new DomainError('unknown-request')
    const { row } = await seeRequest(context, tx, { id, person })
    if (row.assignee?.id === staff) return
    if ((row.assignee?.id ?? null) !== seen) throw requestAssigned(row.assignee)
    if ((await findStaff(tx, staff)) === undefined)
      throw new InvalidInput({ staff: m.field_person_unknown() })
    const step = await recordRequestEvent(tx, {
      requestId: id,
      kind: 'assigned',
      actor: 'staff',
      staffId: staff,
      now,
    })
    if (step?.after === undefined) throw new DomainError('request-over')
    const event = {
      action: 'consultation-request.assign',
      subjectKind: 'consultation-request',
      subjectId: id,
    }
    await recordAudit(tx, staffEvent({ staffId: person.staffId, ...event, requestId, now }))
  })
}
