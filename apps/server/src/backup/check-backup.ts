import { writeBackupNote } from './backup-note.ts'
import { openTarget } from './backup-target.ts'
import { writeDrillNote } from './drill-note.ts'
import { type RestoredBackup, type RestoreSettings, restoreToStage } from './restore-backup.ts'

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
