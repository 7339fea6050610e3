import { forgetRefusalCounts } from '@pulli/data/audit/forget-refusal-counts.ts'
import type { Database } from '@pulli/data/database.ts'

/** Long enough to compare an attack with the quarter before it. */
const KEPT_MILLISECONDS = 90 * 24 * 3_600_000

/** The nightly job `forget-refusal-counts`. */
export function forgetOldRefusalCounts({ database, clock }: { database: Database; clock: () => Date }) {
  return async (): Promise<void> => {
    await forgetRefusalCounts(database.db, new Date(clock().getTime() - KEPT_MILLISECONDS))
  }
}
