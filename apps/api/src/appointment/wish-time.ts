import { findAppointment } from '@pulli/data/appointment/find-appointment.ts'
import { wishAppointment } from '@pulli/data/appointment/wish-appointment.ts'
import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import { addJob } from '@pulli/data/jobs/add-job.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { lockOpenRequest } from './lock-open-request.ts'
import { requestOfWriter, type Writer } from './writer.ts'

export type WishInput = { writer: Writer; id: string; requestId: string }

/**
 * Keeps a held time for an hour and tells the office to call about it, where no code reaches the number (decision D62).
 * Once for each held time: asked again, it changes nothing.
 *
 * @throws DomainError `unknown-request`, `digits-needed`, `request-over`, `unknown-appointment`, `appointment-over`
 */
export async function wishTime(context: ApiContext, { writer, id, requestId }: WishInput): Promise<void> {
  const now = context.clock()
  const request = await requestOfWriter(context, writer, now)
  await context.database.db.transaction().execute(async (tx) => {
    await lockOpenRequest(tx, request.id)
    const found = await findAppointment(tx, id)
    if (found?.requestId !== request.id) throw new DomainError('unknown-appointment')
    const wished = await wishAppointment(tx, { id, now })
    if (wished === undefined) {
      const isKept = found.isWished && found.holdUntil !== null && found.holdUntil > now
      if (isKept) return
      throw new DomainError('appointment-over')
    }
    await addJob(tx, {
      task: 'mail-request-change',
      payload: { id: request.id, change: 'call', at: now.toISOString() },
      key: `mail-request-change:${request.id}:call`,
    })
    await recordAudit(tx, {
      actor: 'visitor',
      action: 'appointment.wish',
      subjectKind: 'appointment',
      subjectId: id,
      requestId,
      now,
    })
  })
}
