import type { Database } from '@pulli/data/database.ts'
import { forgetMoodKeys } from '@pulli/data/mood/forget-mood-keys.ts'

const DAY_MILLISECONDS = 24 * 3_600_000

/** The nightly job `forget-mood-keys`: a key says nothing any more a day after it was used. */
export function forgetOldMoodKeys({ database, clock }: { database: Database; clock: () => Date }) {
  return async (): Promise<void> => {
    await forgetMoodKeys(database.db, new Date(clock().getTime() - DAY_MILLISECONDS))
  }
}
