import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeBackupNote } from './backup-note.ts'
import { type RestoredBackup, type RestoreSettings, restoreBackup } from './restore-backup.ts'

/**
 * Restores a backup into a throw-away folder beside the data folder, compares it, and removes it. Where it held, the data
 * folder notes when.
 *
 * @throws CannotRestore, MissingFile, WrongIdentity, ChangedFile
 */
export async function checkBackup(settings: RestoreSettings): Promise<RestoredBackup> {
  const { dataDir } = settings
  const folder = mkdtempSync(`${dataDir}-restored-`)
  try {
    const restored = await restoreBackup({
      ...settings,
      dataDir: join(folder, 'data'),
      keysDir: join(folder, 'keys'),
      external: undefined,
      uploadsBucket: undefined,
    })
    if (restored.faults.length === 0) {
      const { backup, seconds } = restored
      writeBackupNote(dataDir, 'drill', { finishedAt: new Date().toISOString(), backup, seconds })
    }
    return restored
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
