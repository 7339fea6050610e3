import type { Database } from '@pulli/data/database.ts'
import {
  askToCopyErasures,
  COPY_ERASURES,
  forgetErasuresToCopy,
} from '@pulli/data/erasure-ledger/erasure-ledger.ts'
import type { Neighbour } from '@pulli/data/neighbour/neighbour.ts'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { DAY, MINUTE } from '@pulli/domain/time/durations.ts'
import { copyErasures } from './erasure-ledger.ts'
import type { SmallFileTarget } from './small-file-target.ts'

/** Every night: erasures that no backup can undo. */
export const ERASURE_CRONTAB = '47 21 * * * forget-erasures-to-copy ?max=3'

/** Shorter than a job may be held by a worker. What is left is copied by the next one. */
const MOST_MILLISECONDS = 2 * MINUTE

/** A place of backups, and how it is called. */
export interface ErasureTarget extends SmallFileTarget {
  readonly neighbour: Neighbour
}

/** The jobs of the erasures that lie beside the backups. */
export function erasureTasks({
  database: { db },
  target,
  clock,
  mostMilliseconds = MOST_MILLISECONDS,
}: {
  database: Database
  /** Undefined where there are no backups, or where only `npm run backup` knows of them: it copies them too. */
  target: ErasureTarget | undefined
  clock: () => Date
  mostMilliseconds?: number
}) {
  return {
    [COPY_ERASURES]: async () => {
      if (target === undefined) return
      const until = performance.now() + mostMilliseconds
      let isCutShort = false
      const goesOn = () => {
        isCutShort = performance.now() > until
        return !isCutShort
      }
      const put: SmallFileTarget['put'] = (name, content) =>
        target.neighbour.call(() => target.put(name, content))
      await copyErasures(db, { put }, goesOn)
      if (isCutShort) await db.transaction().execute(askToCopyErasures)
    },
    'forget-erasures-to-copy': () =>
      forgetErasuresToCopy(db, new Date(clock().getTime() - RETENTION.backupDays * DAY)),
  }
}
