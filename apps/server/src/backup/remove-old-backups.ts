import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { HOUR } from '@pulli/domain/time/durations.ts'
import { removeSeenErasures } from './erasure-ledger.ts'
import { begunAt, fileOf, findManifest, listBackups, type Manifest } from './manifest.ts'
import type { ObjectStore } from './object-store.ts'

/** A backup without a manifest is one that failed, or one that is being made. */
const UNFINISHED_MILLISECONDS = 24 * HOUR

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

const DAY = 24 * HOUR
const ALL_HOURS = 48
const DAILY = 7
const WEEKLY = 5

/** A backup, as far as it matters for how long it stays. */
export interface DatedBackup {
  readonly at: Date
  readonly isByHand: boolean
}

/**
 * Returns which backups stay: all of the last 48 hours, what was made by hand, and the newest of each of the last seven
 * days, of the last five weeks and of each month; and none that is older than 35 days, because by then what was erased
 * must be gone from every copy. Days, weeks and months are those of UTC; a week begins on Monday. One that does not stay
 * is never missed later: it makes no difference how often the others were removed before.
 */
export function keptBackups<Backup extends DatedBackup>(backups: readonly Backup[], now: Date): Backup[] {
  const ageOf = ({ at }: Backup) => now.getTime() - at.getTime()
  const young = backups
    .filter((backup) => ageOf(backup) <= RETENTION.backupDays * DAY)
    .sort((one, other) => other.at.getTime() - one.at.getTime())
  const kept = new Set([
    ...young.filter((backup) => backup.isByHand || ageOf(backup) <= ALL_HOURS * HOUR),
    ...newestOfEach(young, dayOf).slice(0, DAILY),
    ...newestOfEach(young, weekOf).slice(0, WEEKLY),
    ...newestOfEach(young, monthOf),
  ])
  return backups.filter((backup) => kept.has(backup))
}

/** @param backups the newest first */
function newestOfEach<Backup extends DatedBackup>(
  backups: readonly Backup[],
  period: (at: Date) => number,
): Backup[] {
  return [...Map.groupBy(backups, ({ at }) => period(at)).values()].flatMap(([newest]) => newest ?? [])
}

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY)

/** 1 January 1970 was a Thursday. */
const weekOf = (at: Date) => Math.floor((dayOf(at) + 3) / 7)

const monthOf = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth()
