import type { Database } from '@pulli/data/database.ts'
import { forgetSignIns } from '@pulli/data/sign-in/forget-sign-ins.ts'

const DAY_MILLISECONDS = 24 * 3_600_000

/** The nightly job `forget-sign-ins`: what no sign-in can need any more, a day after it ended. */
export function forgetOldSignIns({ database, clock }: { database: Database; clock: () => Date }) {
  return async (): Promise<void> => {
    await forgetSignIns(database.db, { before: new Date(clock().getTime() - DAY_MILLISECONDS) })
  }
}
