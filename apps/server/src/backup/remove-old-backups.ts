import { removeSeenErasures } from './erasure-ledger.ts'
import { keptBackups } from './kept-backups.ts'
import { begunAt, fileOf, findManifest, listBackups, type Manifest } from './manifest.ts'
import type { ObjectStore } from './object-store.ts'

/** A backup without a manifest is one that failed, or one that is being made. */
const UNFINISHED_MILLISECONDS = 24 * 3_600_000

/** The removed backups, and the problems of the others. */
export interface Removal {
  readonly removed: readonly string[]
  readonly faults: readonly string[]
}

/**
 * Removes backups past their time, what failed ones left, uploads that no backup refers to, and erasures that every
 * backup has seen. One whose manifest is damaged stays as one made by hand does, with all uploads, since it may name them.
 */
export async function removeOldBackups(target: ObjectStore, now: Date): Promise<Removal> {
  const finished = await readAll(target)
  const dated = finished.map(({ name, manifest }) => ({
    name,
    at: begunAt(name),
    isByHand: manifest?.isByHand ?? true,
  }))
  const kept = new Set(keptBackups(dated, now).map(({ name }) => name))
  return remove(target, { finished, isKept: (name) => kept.has(name), now })
}

/**
 * Removes one backup, such as one that was made by hand.
 *
 * @throws Error where there is none of this name
 */
export async function removeBackup(target: ObjectStore, name: string, now: Date): Promise<Removal> {
  const finished = await readAll(target)
  if (!finished.some((backup) => backup.name === name))
    throw new Error(
      `there is no ${name}. There are: ${finished.map((each) => each.name).join(', ') || 'none'}`,
    )
  return remove(target, { finished, isKept: (each) => each !== name, now })
}

interface ReadBackup {
  readonly name: string
  readonly manifest: Manifest | undefined
}

async function readAll(target: ObjectStore): Promise<ReadBackup[]> {
  const names = await listBackups(target)
  return Promise.all(names.map(async (name) => ({ name, manifest: await findManifest(target, name) })))
}

async function remove(
  target: ObjectStore,
  { finished, isKept, now }: { finished: ReadBackup[]; isKept: (name: string) => boolean; now: Date },
): Promise<Removal> {
  const kept = finished.filter(({ name }) => isKept(name))
  const removed = finished.map(({ name }) => name).filter((name) => !isKept(name))
  for (const name of removed) {
    // First what makes it count: a kill in between leaves an unfinished one.
    await target.remove(fileOf(name, 'manifest.json'))
  }
  let isOneBeingMade = false
  for (const file of await target.list('backups')) {
    const [, name = ''] = file.split('/')
    if (kept.some((backup) => backup.name === name)) continue
    const isYoung = now.getTime() - begunAt(name).getTime() < UNFINISHED_MILLISECONDS
    if (removed.includes(name) || !isYoung) await target.remove(file)
    else isOneBeingMade = true
  }
  const damaged = kept.filter(({ manifest }) => manifest === undefined)
  // Its uploads are stored, and no manifest names them yet.
  if (damaged.length === 0 && !isOneBeingMade) await removeUnusedUploads(target, kept)
  const [oldest] = kept
  if (oldest !== undefined) await removeSeenErasures(target, begunAt(oldest.name))
  return {
    removed,
    faults: damaged.map(
      ({ name }) =>
        `the manifest of ${name} is damaged: it cannot be restored, and no upload is removed until it is`,
    ),
  }
}

async function removeUnusedUploads(target: ObjectStore, kept: readonly ReadBackup[]) {
  const named = new Set(kept.flatMap(({ manifest }) => manifest?.uploads.files.map(({ name }) => name) ?? []))
  for (const file of await target.list('uploads')) if (!named.has(file)) await target.remove(file)
}
