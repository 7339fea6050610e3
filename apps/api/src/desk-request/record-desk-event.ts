import type { RecordedRequestEvent } from '@pulli/contracts/desk-request.ts'
import { cancelComing } from '@pulli/data/appointment/bookings.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { recordRequestEvent } from '@pulli/data/consultation/request-events.ts'
import { lockRequest } from '@pulli/data/consultation/requests.ts'
import type { DeskStep } from '@pulli/domain/consultation/desk-steps.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { recordChange } from '#appointment/record-change.ts'
import { settleProof } from '#consultation/refund-request.ts'
import type { ApiContext } from '#context.ts'
import { claimWrite } from '#idempotency/idempotent-write.ts'
import { staffEvent } from '#staff/staff-event.ts'
import type { DeskCaller } from './desk-caller.ts'
import { requireStep, seeRequest } from './seen-request.ts'

const STEPS = {
  tried: 'tried',
  reached: 'reached',
  offered: 'offer',
  declined: 'decline',
  closed: 'close',
} as const satisfies Record<RecordedRequestEvent['kind'], DeskStep>

/**
 * Records what someone did about a request. What ends it cancels its coming appointment.
 *
 * @throws DetailedRefusal `request-assigned` if someone else has it
 * @throws DomainError `unknown-request`, `request-over`, `step-not-possible`, `idempotency-key-reused`
 */
export async function recordDeskEvent(
  context: ApiContext,
  { id, kind, reason, key }: RecordedRequestEvent & { id: string; key: string | undefined },
  { person, requestId }: DeskCaller,
): Promise<void> {
  const now = context.clock()
  const { staffId } = person
  await context.database.db.transaction().execute(async (tx) => {
    if ((await lockRequest(tx, id)) === undefined) throw new DomainError('unknown-request')
    const found = await seeRequest(context, tx, { id, person })
    const write = { key, operation: 'recordDeskEvent', owner: { staffId }, input: [id, kind, reason], now }
    if ((await claimWrite(tx, write)) !== undefined) return
    requireStep(found, STEPS[kind])
    if (kind === 'declined' || kind === 'closed') {
      const cancelled = await cancelComing(tx, { requestId: id, by: 'staff', reason: kind, now })
      if (cancelled !== undefined)
        await recordChange(tx, {
          kind: 'cancelled',
          appointment: cancelled,
          reason: kind,
          staffId,
          requestId,
          now,
        })
    }
    const event = { requestId: id, kind, actor: 'staff', staffId, now } as const
    const step = await recordRequestEvent(tx, { ...event, ...(reason !== undefined && { reason }) })
    if (step?.after === undefined) throw new DomainError('step-not-possible')
    // The office called the number, and talked to who sent the request.
    if (kind === 'reached') await settleProof(tx, { id, isOwn: false, now })
    const action = `consultation-request.${STEPS[kind]}`
    const audit = { action, subjectKind: 'consultation-request', subjectId: id, requestId, now }
    await recordAudit(tx, staffEvent({ staffId, ...audit }))
  })
}
