import type { Tx } from '@pulli/data/schema.ts'
import type { ApiContext } from '#context.ts'
import { enforceLimit } from '#limits/enforce-limit.ts'

/**
 * What one member may add in 24 hours where a sealed copy of it would stay for a year (decision 19). A sealed mood or
 * result has 4 or 8 KiB, a plan at most 64 KiB, a summary at most 256 KiB: 6 MB a day, whatever is stored and erased in
 * turn. Erasing has no such limit: anyone who wants to erase can.
 */
const MOST_A_DAY = { entry: 100, document: 20 }

/**
 * Counts a new mood or result (`entry`), plan or summary (`document`) of a member. Changing one that is there is not new.
 * Where no sealed copies are retained, nothing is counted.
 *
 * @throws DomainError `too-many-entries`
 */
export async function limitNewEntries(
  tx: Tx,
  { config }: ApiContext,
  { kind, memberId, now }: { kind: keyof typeof MOST_A_DAY; memberId: string; now: Date },
): Promise<void> {
  if (config.seal === undefined) return
  await enforceLimit(tx, {
    name: `new-${kind}-member`,
    subject: memberId,
    max: MOST_A_DAY[kind],
    windowSeconds: 86_400,
    keys: config.keys,
    now,
    code: 'too-many-entries',
  })
}
