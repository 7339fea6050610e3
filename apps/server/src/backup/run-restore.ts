import { describeConnectionFailure } from '@pulli/data/connection-failures.ts'
import { PartlyRestored } from './cannot-restore.ts'
import { type CheckedBackup, checkBackup, isWhole } from './check-backup.ts'
import { DRILL_FILE } from './drill-note.ts'
import { type RestoredBackup, type RestoreSettings, restoreBackup } from './restore-backup.ts'
import type { SettledDatabase } from './settle-restored.ts'

/** Whether a backup is only tried, and where the output goes. */
export interface RestoreRun {
  readonly isCheck: boolean
  print(line: string): void
  printError(line: string): void
}

/** What is left to do once a database is settled. */
export const AFTERWARDS = `Everybody is signed out. No mail goes out until you have looked and say so:
  npm run restore -- --release-mails   sends those that were held
  npm run restore -- --discard-mails   drops them
With the units of systemd: systemctl start pulli-mails@release, or pulli-mails@discard
In containers: docker compose run --rm backup restore --release-mails, or --discard-mails`

/** Restores or tries a backup and says what came of it. @returns the exit code: 1 unless all of it held */
export async function runRestore(settings: RestoreSettings, run: RestoreRun): Promise<number> {
  const { isCheck, print, printError } = run
  try {
    const restored: CheckedBackup = isCheck ? await checkBackup(settings) : await restoreBackup(settings)
    report(restored, run)
    if (!isCheck) print(AFTERWARDS)
    if (restored.untold !== undefined)
      printError(
        `The site does not learn of this: ${DRILL_FILE} could not be stored there: ${restored.untold}`,
      )
    return isWhole(restored) ? 0 : 1
  } catch (error) {
    const reason = describeConnectionFailure(error)
    if (error instanceof PartlyRestored) printError(reason)
    else printError(`${isCheck ? 'The backup did not hold' : 'Nothing was restored'}: ${reason}`)
    return 1
  }
}

function report(restored: RestoredBackup, { isCheck, print, printError }: RestoreRun) {
  const { backup, seconds, database, passedOver } = restored
  for (const newer of passedOver)
    printError(
      `${newer} was passed over: it has no manifest.json, which is stored last. It is being made, was never finished, or lost that file`,
    )
  if (database !== undefined) {
    const { rows, events } = database
    print(
      `${backup} was restored${isCheck ? ' to try it, and removed again' : ''}, in ${seconds} s: ${rows} rows, ${events} sealed events of the audit trail`,
    )
    reportSettled(database, { print, printError })
  }
  reportUploads(restored, { isCheck, print, printError })
}

/** Prints what was repeated in a database, and its problems. */
export function reportSettled(
  { erasures, numbersOfBefore, faults }: SettledDatabase,
  { print, printError }: Omit<RestoreRun, 'isCheck'>,
) {
  if (erasures > 0) print(`${erasures} erasures and withdrawals since were repeated`)
  for (const pseudonym of numbersOfBefore)
    print(`${pseudonym} changed their number since: the earlier one is theirs again`)
  for (const fault of faults) printError(`wrong: ${fault}`)
}

function reportUploads({ backup, uploads }: RestoredBackup, { isCheck, print, printError }: RestoreRun) {
  const { restored, there, missing, stoppedBy } = uploads
  print(`Uploads of ${backup}: ${restored} restored, ${there} were there already`)
  for (const upload of missing) printError(`not restored: ${upload}`)
  if (stoppedBy !== undefined) printError(`The other uploads were not restored: ${stoppedBy}`)
  if (isCheck || (missing.length === 0 && stoppedBy === undefined)) return
  printError(
    'Database, keys and secrets are in their places, so the site can start. The same command goes on with the uploads; what the backups lost, upload again in the CMS.',
  )
}
