import { addJob } from '#jobs/add-job.ts'
import type { Tx } from '#schema.ts'

export const COPY_ERASURES = 'copy-erasures'

/** Of the jobs that wait for the backup target: one at a time, so that a target that hangs holds no other job. */
const QUEUE = 'backup-target'

/** Queues the job that copies erasures beside the backups, once however many wait. */
export async function askToCopyErasures(tx: Tx): Promise<void> {
  await addJob(tx, { task: COPY_ERASURES, payload: {}, key: COPY_ERASURES, queue: QUEUE })
}
