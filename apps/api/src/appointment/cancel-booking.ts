import { findAppointment } from '@pulli/data/appointment/appointments.ts'
import { cancelAppointment } from '@pulli/data/appointment/bookings.ts'
import { lockRequest } from '@pulli/data/consultation/requests.ts'
import { endWishedCall } from '@pulli/data/consultation/wished-calls.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { endLinksOfOthers, judgeLink } from './end-links-of-others.ts'
import { recordChange } from './record-change.ts'
import { actorOf, type ChangedAppointment, requestOfWriter, requireProof, type Writer } from './writer.ts'

export type CancelInput = {
  writer: Writer
  id: string
  /** As it was seen; without it, as it is. */
  version?: number
  traceId: string
}

/**
 * Cancels an appointment that has not begun, or releases a hold. No limit: no visitor is prevented from saying that they
 * cannot come. A second click finds it cancelled.
 *
 * @throws DomainError `unknown-request`, `digits-needed`, `proof-needed`, `unknown-appointment`, `appointment-over`,
 *   `appointment-changed`
 */
export async function cancelBooking(
  context: ApiContext,
  { writer, id, version, traceId }: CancelInput,
): Promise<ChangedAppointment> {
  const now = context.clock()
  const { by, ...person } = actorOf(writer)
  const opened = await requestOfWriter(context, writer, now, 'cancel')
  return context.database.db.transaction().execute(async (tx) => {
    await lockRequest(tx, opened.id)
    const request = await judgeLink(tx, context, opened)
    const found = await findAppointment(tx, id)
    if (found?.requestId !== request.id) throw new DomainError('unknown-appointment')
    const ended = () => endLinksOfOthers(tx, context, { request, now })
    // A moved appointment has a successor: a person who cancels what they saw an hour ago must learn of it.
    if (found.status === 'cancelled' && found.cancelReason !== 'moved')
      return { ...found, ...(await ended()) }
    if (version !== undefined && version !== found.version && found.status === 'booked')
      throw new DomainError('appointment-changed')
    // A held time is given back without a proof: it is no appointment yet.
    if (found.status !== 'held') requireProof({ isProven: request.mayCancel })
    const hasBegun = found.status === 'booked' && found.startsAt <= now
    const cancelled = hasBegun
      ? undefined
      : await cancelAppointment(tx, { id, version: found.version, by, reason: 'asked', now })
    if (cancelled === undefined) throw new DomainError('appointment-over')
    if (found.status === 'held') await endWishedCall(tx, request.id, 'book')
    if (found.status === 'booked')
      await recordChange(tx, { kind: 'cancelled', appointment: cancelled, ...person, traceId, now })
    return { ...found, ...cancelled, ...(await ended()) }
  })
}
