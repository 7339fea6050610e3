import type { Database } from '@pulli/data/database.ts'
import { forgetErasuresToCopy } from '@pulli/data/erasure-ledger/forget-erasures-to-copy.ts'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import type { BackupTarget } from './backup-target.ts'
import { copyErasures } from './erasure-ledger.ts'

/** Every night: what no backup can undo any more. */
export const ERASURE_CRONTAB = '47 21 * * * forget-erasures-to-copy ?max=3'

/** The jobs of the erasures that lie beside the backups. */
export function erasureTasks({
  database: { db },
  target,
  clock,
}: {
  database: Database
  /** Undefined where there are no backups, or where only `npm run backup` knows of them: it copies them too. */
  target: BackupTarget | undefined
  clock: () => Date
}) {
  return {
    'copy-erasures': async () => {
      if (target !== undefined) await copyErasures(db, target)
    },
    'forget-erasures-to-copy': () =>
      forgetErasuresToCopy(db, new Date(clock().getTime() - RETENTION.backupDays * 86_400_000)),
  }
}
