import type { Database } from '@pulli/data/database.ts'
import { forgetLimitWindows } from '@pulli/data/limits/forget-limit-windows.ts'

const DAY_MILLISECONDS = 24 * 3_600_000

/** The nightly job `forget-limits`: no limit here looks back further than a day. */
export function forgetLimits({ database, clock }: { database: Database; clock: () => Date }) {
  return async (): Promise<void> => {
    await forgetLimitWindows(database.db, new Date(clock().getTime() - DAY_MILLISECONDS))
  }
}
