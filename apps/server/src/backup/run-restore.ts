import { describeConnectionFailure } from '@pulli/data/connection-failures.ts'
import { writeBackupNote } from './backup-note.ts'
import { openTarget } from './backup-target.ts'
import { PartlyRestored } from './cannot-restore.ts'
import { DRILL_FILE, writeDrillNote } from './drill-note.ts'
import { type RestoredBackup, type RestoreSettings, restoreBackup, restoreToStage } from './restore-backup.ts'
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

/** A backup that was tried, and why it could not be noted beside the backups. */
export interface CheckedBackup extends RestoredBackup {
  readonly untold?: string | undefined
}

/**
 * Restores a backup into a throw-away folder, compares it, and removes it. Where it held, this data folder and the target
 * note when: the site learns of it with its next backup.
 *
 * @throws CannotRestore, WrongIdentity
 */
export async function checkBackup(settings: RestoreSettings): Promise<CheckedBackup> {
  const restored = await restoreToStage(settings)
  if (!isWhole(restored)) return restored
  const { backup, seconds } = restored
  const finishedAt = new Date().toISOString()
  writeBackupNote(settings.dataDir, 'drill', { finishedAt, backup, seconds })
  try {
    await writeDrillNote(await openTarget(settings.from), { backup, finishedAt })
    return restored
  } catch (error) {
    return { ...restored, untold: (error as Error).message }
  }
}

/** Whether everything that the manifest names is there, the keys open it, and the audit trail is whole. */
export function isWhole({ database, uploads }: RestoredBackup): boolean {
  return (
    (database?.faults ?? []).length === 0 && uploads.missing.length === 0 && uploads.stoppedBy === undefined
  )
}
