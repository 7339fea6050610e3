import { findAppointment, listAppointmentsOfRequest } from '@pulli/data/appointment/appointments.ts'
import { bookAppointment } from '@pulli/data/appointment/bookings.ts'
import { unlessTaken } from '@pulli/data/appointment/holds.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { mayBookAlone } from './appointment-limits.ts'
import { callInstead } from './ask-for-call.ts'
import { endLinksOfOthers, judgeLink } from './end-links-of-others.ts'
import { findOffer } from './find-slots.ts'
import { lockOpenRequest } from './lock-open-request.ts'
import { recordChange } from './record-change.ts'
import { timeGone } from './time-gone.ts'
import { type ChangedAppointment, requestOfWriter, requireProof, type Writer } from './writer.ts'

export type ConfirmInput = { writer: Writer; id: string; traceId: string }

/** Why a hold ended, as `cancel_reason` has it. */
const NOT_HELD: readonly (string | null)[] = ['hold-over', 'hold-replaced']

/**
 * Books the time that a request holds, or has the office call about it, where the number has three coming appointments:
 * it stays held then. A second click finds what the first one did.
 *
 * @throws DomainError `unknown-request`, `digits-needed`, `proof-needed`, `unknown-appointment`, `request-over`,
 *   `already-booked`, `appointment-over`
 * @throws DetailedRefusal `hold-over`
 */
export async function confirmAppointment(
  context: ApiContext,
  { writer, id, traceId }: ConfirmInput,
): Promise<ChangedAppointment> {
  const now = context.clock()
  const opened = await requestOfWriter(context, writer, now)
  requireProof(opened)
  const attempt = async (tx: Tx) => {
    await lockOpenRequest(tx, opened.id)
    const request = await judgeLink(tx, context, opened)
    const found = await findAppointment(tx, id)
    if (found?.requestId !== request.id) throw new DomainError('unknown-appointment')
    if (found.status === 'booked')
      return { done: { ...found, ...(await endLinksOfOthers(tx, context, { request, now })) } }
    if (NOT_HELD.includes(found.cancelReason)) return { lost: found }
    if (found.status !== 'held' || found.holdUntil === null) throw new DomainError('appointment-over')
    if (found.holdUntil <= now) return { lost: found }
    const own = await listAppointmentsOfRequest(tx, request.id, now)
    if (own.some(({ status }) => status === 'booked')) throw new DomainError('already-booked')
    if (!(await mayBookAlone(tx, { id, requestId: request.id, now }))) {
      const held = await callInstead(tx, context, { found, traceId, now })
      return { done: { ...held, ...(await endLinksOfOthers(tx, context, { request, now })) } }
    }
    const booked = await bookAppointment(tx, { id, version: found.version, now })
    if (booked === undefined) return { lost: found }
    await recordChange(tx, { kind: 'booked', appointment: booked, traceId, now })
    const ended = await endLinksOfOthers(tx, context, { request, now })
    return { done: { ...found, ...booked, ...ended } }
  }
  // Anyone who reaches for the same time in this moment may wait for this transaction while it waits for theirs.
  const outcome = await unlessTaken(() => context.database.db.transaction().execute(attempt))
  if (outcome === undefined) throw new Error('a held time was not booked: two deadlocks in a row')
  if (outcome.done !== undefined) return outcome.done
  const { serviceId, startsAt } = outcome.lost
  throw timeGone('hold-over', await findOffer(context, { serviceId, requestId: opened.id }, now), startsAt)
}
