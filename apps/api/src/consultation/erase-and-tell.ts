import { eraseRequest, lockRequest } from '@pulli/data/consultation/requests.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { readErasedRequest } from '@pulli/data/sealed-erasure/sealed-erasures.ts'
import { queueErasureMails, readComing } from '#appointment-mail/queue-erasure-mails.ts'
import type { ApiContext } from '#context.ts'
import { keepSealed } from '#sealed-erasure/keep-sealed.ts'

/**
 * Erases a request with all that belongs to it, also its mails on disk. If it had a coming appointment, the other side is
 * notified that it is cancelled. No other mail is sent: it would be one more trace of what was erased.
 *
 * @returns whether there was such a request
 */
export async function eraseAndTell(
  tx: Tx,
  { config, encryption }: Pick<ApiContext, 'config' | 'encryption'>,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  // Anyone who books at the same moment waits, and finds no request.
  if ((await lockRequest(tx, id)) === undefined) return false
  const appointment = await readComing(tx, encryption, {
    requestId: id,
    isSealed: config.seal !== undefined,
    now,
  })
  await keepSealed(tx, config.seal, {
    action: 'consultation-request.erase',
    now,
    read: () => readErasedRequest(tx, encryption, id),
  })
  await eraseRequest(tx, id)
  await addJob(tx, { task: 'sweep-outbox', payload: {}, key: 'sweep-outbox' })
  if (appointment !== undefined) await queueErasureMails(tx, encryption, { appointment, now })
  return true
}
