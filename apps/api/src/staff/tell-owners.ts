import { addJob } from '@pulli/data/jobs/jobs.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { listOwners } from '@pulli/data/staff/owners.ts'

/** What changes who owns the desk. */
export const OWNER_CHANGES = ['invited', 'joined', 'removed', 'restored'] as const
export type OwnerChange = (typeof OWNER_CHANGES)[number]

type Told = {
  change: OwnerChange
  /** The invitation of `invited`; else the person. */
  subjectId: string
  /** Who did it; undefined: the invitation's link. */
  by: string | undefined
  traceId: string
}

/**
 * Mails every owner about a change of owners, in its transaction, a removed one too, but not the one who has just joined:
 * no change of owners goes unnoticed. One job for each, so that an address that fails blocks no other.
 */
export async function tellOwners(tx: Tx, { change, subjectId, by, traceId }: Told): Promise<void> {
  const owners = new Set(await listOwners(tx))
  if (change === 'removed') owners.add(subjectId)
  if (change === 'joined') owners.delete(subjectId)
  for (const to of owners)
    await addJob(tx, {
      task: 'mail-owner-change',
      payload: { event: traceId, change, subject: subjectId, to, ...(by !== undefined && { by }) },
      key: `mail-owner-change:${traceId}:${change}:${to}`,
    })
}
