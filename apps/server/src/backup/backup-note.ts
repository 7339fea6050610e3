import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** That a backup was made or tried. */
export interface BackupNote {
  /** In ISO 8601. */
  readonly finishedAt: string
  readonly backup: string
  readonly seconds: number
}

/** What a data folder notes about backups: the last that was made, and the last that was restored to try it. */
const FILES = { backup: 'backup-made.json', drill: 'backup-drill.json' } as const

export type NotedKind = keyof typeof FILES

/** Notes that a backup was made, or restored to try it. */
export function writeBackupNote(dataDir: string, kind: NotedKind, note: BackupNote): void {
  const file = join(dataDir, FILES[kind])
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(note)}\n`)
  renameSync(`${file}.new`, file)
}

/** When that was last, or undefined. */
export function lastBackup(dataDir: string, kind: NotedKind): Date | undefined {
  const file = join(dataDir, FILES[kind])
  if (!existsSync(file)) return undefined
  try {
    const { finishedAt }: Partial<BackupNote> = JSON.parse(readFileSync(file, 'utf8'))
    const finished = new Date(finishedAt ?? Number.NaN)
    return Number.isNaN(finished.getTime()) ? undefined : finished
  } catch {
    // A note that cannot be read says as little as none.
    return undefined
  }
}
