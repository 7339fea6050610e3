import { recordProof } from '@pulli/data/consultation/request-claims.ts'
import { takeCounts } from '@pulli/data/consultation/requests.ts'
import type { Database } from '@pulli/data/database.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import { countHits, refundHits } from '@pulli/data/limits/rate-limits.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { z } from 'zod'
import { CONSULTATION_LIMITS } from './consultation-limits.ts'

const HOUR = 3_600
const Payload = z.strictObject({ id: z.uuid() })

/** Records that the number of a request is proven. What it was counted as is given back by a job, because many count there. */
export async function settleProof(tx: Tx, proof: { id: string; isOwn: boolean; now: Date }): Promise<void> {
  const { id } = proof
  if (await recordProof(tx, proof))
    await addJob(tx, { task: 'refund-request', payload: { id }, key: `refund-request:${id}` })
}

/**
 * The job `refund-request`: a request whose number was proven no longer counts for its address group, its network and the
 * site (decision 124). Its number still counts, and gives back no more than its member may send.
 */
export function refundRequest({ database: { db }, clock }: { database: Database; clock: () => Date }) {
  return async (payload: unknown): Promise<void> => {
    const { id } = Payload.parse(payload)
    await db.transaction().execute(async (tx) => {
      const counts = await takeCounts(tx, id)
      if (counts === undefined) return
      const { 'consultation-phone': number = [], ...shared } = counts.countedAs
      const window = { limitName: 'consultation-refunds', windowSeconds: HOUR, now: clock() }
      const refunded = await countHits(
        tx,
        number.map((keyHash) => ({ ...window, keyHash })),
      )
      if (refunded.some(({ hits }) => hits > CONSULTATION_LIMITS.perProvenNumber)) return
      const hits = Object.entries(shared).flatMap(([limitName, keyHashes]) =>
        keyHashes.map((keyHash) => ({ limitName, keyHash, hits: 1, countedAt: counts.countedAt })),
      )
      await refundHits(tx, hits)
    })
  }
}
