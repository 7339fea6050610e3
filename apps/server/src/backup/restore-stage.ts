import { mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { endLeftoverPostgres } from '#launcher/end-leftover-postgres.ts'
import { identityOf, mayStillRun } from '#launcher/process-identity.mjs'

/** A folder in which a backup is restored before anything of it is put into its place. */
export interface RestoreStage {
  readonly dataDir: string
  readonly keysDir: string
  /** Runs before the folder is removed. */
  onRemove(end: () => Promise<void>): void
  /** Removes the folder with its decrypted files. */
  remove(): Promise<void>
}

const NAME = /^restoring-(\d+)-(.*)$/

const open = new Set<RestoreStage>()

/** Makes a stage in a data folder, on whose disk it lies, and removes what killed restores left there. */
export async function makeStage(dataDir: string): Promise<RestoreStage> {
  const isNew = mkdirSync(dataDir, { recursive: true }) !== undefined
  await removeAbandoned(dataDir)
  const { pid, startedAt = '' } = identityOf(process.pid)
  const folder = join(dataDir, `restoring-${pid}-${encodeURIComponent(startedAt)}`)
  // PostgreSQL's account may pass through it.
  mkdirSync(join(folder, 'data'), { mode: 0o711, recursive: true })
  const ends: (() => Promise<void>)[] = []
  const stage: RestoreStage = {
    dataDir: join(folder, 'data'),
    keysDir: join(folder, 'keys'),
    onRemove: (end) => void ends.push(end),
    async remove() {
      for (const end of ends.splice(0)) await end().catch(() => undefined)
      rmSync(folder, { recursive: true, force: true })
      if (isNew && readdirSync(dataDir).length === 0) rmdirSync(dataDir)
      open.delete(stage)
    },
  }
  open.add(stage)
  return stage
}

/** Removes the stages of this process, which is about to end. */
export async function removeStages(): Promise<void> {
  for (const stage of open) await stage.remove()
}

async function removeAbandoned(dataDir: string) {
  for (const name of readdirSync(dataDir)) {
    const [, pid, startedAt = ''] = NAME.exec(name) ?? []
    if (pid === undefined) continue
    const identity = { pid: Number(pid), startedAt: decodeURIComponent(startedAt) || undefined }
    if (identity.pid !== process.pid && mayStillRun(identity)) continue
    await endLeftoverPostgres(join(dataDir, name, 'data', 'postgres', 'cluster'))
    rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}
