import type { BackupTarget } from './backup-target.ts'
import { removeSeenErasures } from './erasure-ledger.ts'
import { keptBackups } from './kept-backups.ts'
import { begunAt, fileOf, listBackups, readManifest } from './manifest.ts'
import { uploadName } from './uploads.ts'

/** A backup without a manifest is one that failed, or one that is being made. */
const UNFINISHED_MILLISECONDS = 24 * 3_600_000

/**
 * Removes backups past their time, what failed ones left, uploads that no backup names any more, and erasures that every
 * backup has seen.
 *
 * @returns the names of the backups that were removed
 */
export async function removeOldBackups(target: BackupTarget, now: Date): Promise<string[]> {
  const finished = await listBackups(target)
  const kept = keptBackups(
    finished.map((name) => ({ name, at: begunAt(name) })),
    now,
  ).map(({ name }) => name)
  const removed = finished.filter((name) => !kept.includes(name))
  for (const name of removed) {
    // First what makes it count: a kill in between leaves an unfinished one.
    await target.remove(fileOf(name, 'manifest.json'))
  }
  for (const file of await target.list('backups')) {
    const [, name = ''] = file.split('/')
    const isYoung = now.getTime() - begunAt(name).getTime() < UNFINISHED_MILLISECONDS
    if (!kept.includes(name) && (removed.includes(name) || !isYoung)) await target.remove(file)
  }
  await removeUnusedUploads(target, kept)
  const [oldest] = kept
  if (oldest !== undefined) await removeSeenErasures(target, begunAt(oldest))
  return removed
}

async function removeUnusedUploads(target: BackupTarget, kept: readonly string[]) {
  const named = new Set<string>()
  for (const name of kept) {
    for (const sha256 of (await readManifest(target, name)).uploads?.sha256 ?? []) {
      named.add(uploadName(sha256))
    }
  }
  for (const file of await target.list('uploads')) if (!named.has(file)) await target.remove(file)
}
