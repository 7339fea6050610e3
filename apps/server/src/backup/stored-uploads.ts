import type { Readable } from 'node:stream'
import { DAY } from '@pulli/domain/time/durations.ts'
import { findManifest, listBackups, type StoredUpload } from './manifest.ts'
import { MissingFile, type ObjectStore } from './object-store.ts'
import { type StoredFile, storeSealed } from './sealed-file.ts'
import { onlyAs, sha256Of, type UploadedFile, type UploadStore, uploadName } from './uploads.ts'

/** The uploads of a site, and what this backup did about them. */
export interface BackedUpUploads {
  /** By their paths. */
  readonly listed: readonly UploadedFile[]
  /** As they are stored, each once. */
  readonly files: StoredUpload[]
  /** Those that an earlier backup had stored and the target lost or changed; they are stored again. */
  readonly healed: readonly string[]
  /** Of the files stored in this run. */
  readonly bytes: number
}

/** Stores the uploads that no earlier backup holds, and those that it no longer holds as they were. */
export async function backUpUploads(
  store: UploadStore,
  target: ObjectStore,
  { recipient, now }: { recipient: string; now: Date },
): Promise<BackedUpUploads> {
  const listed = await store.list()
  const known = await uploadsOfNewest(target)
  const there = new Set(await target.list('uploads'))
  const earlier = listed.flatMap(({ sha256 }) => known.get(uploadName(sha256)) ?? [])
  const toCheck = new Set(uploadsToCheck([...new Set(earlier)], now))
  const checkedAt = now.toISOString()
  const files = new Map<string, StoredUpload>()
  const healed: string[] = []
  let bytes = 0
  for (const { path, sha256 } of listed) {
    const name = uploadName(sha256)
    if (files.has(name)) continue
    const before = known.get(name)
    if (before !== undefined && there.has(name)) {
      const isAsStored = !toCheck.has(before) || (await isStored(target, before))
      if (isAsStored) {
        files.set(name, toCheck.has(before) ? { ...before, checkedAt } : before)
        continue
      }
    }
    if (before !== undefined) healed.push(`${path} (${name})`)
    const content = await store.read(path)
    const same = onlyAs(sha256, () => new Error(`${path} was replaced while it was backed up`))
    content.once('error', (error) => same.destroy(error))
    const stored = await storeChecked(target, { name, content: content.pipe(same), recipient })
    files.set(name, { ...stored, checkedAt })
    bytes += stored.bytes
  }
  return { listed, files: [...files.values()], healed, bytes }
}

/** In so many backups each upload is read back once: with one each night, every month. */
const BACKUPS_TO_CHECK_ALL = 28
const MOST_DAYS_UNCHECKED = 30

/** Returns which uploads this backup reads back: those that wait longest, and all that have waited for a month. */
export function uploadsToCheck(uploads: readonly StoredUpload[], now: Date): StoredUpload[] {
  const oldestFirst = uploads.toSorted((one, other) => (one.checkedAt < other.checkedAt ? -1 : 1))
  const share = Math.ceil(oldestFirst.length / BACKUPS_TO_CHECK_ALL)
  const monthAgo = now.getTime() - MOST_DAYS_UNCHECKED * DAY
  return oldestFirst.filter(({ checkedAt }, index) => index < share || Date.parse(checkedAt) <= monthAgo)
}

/** The uploads that the newest backup names, by their names. Where its manifest is damaged: none, and all are stored anew. */
export async function uploadsOfNewest(target: ObjectStore): Promise<Map<string, StoredUpload>> {
  const newest = (await listBackups(target)).at(-1)
  if (newest === undefined) return new Map()
  const files = (await findManifest(target, newest))?.uploads.files ?? []
  return new Map(files.map((file) => [file.name, file]))
}

/** Whether a file lies in the target as it was stored there. */
export async function isStored(target: ObjectStore, { name, sha256 }: StoredFile): Promise<boolean> {
  try {
    return (await sha256Of(await target.get(name))) === sha256
  } catch (error) {
    if (error instanceof MissingFile) return false
    throw error
  }
}

/**
 * Stores a file sealed, and reads it back.
 *
 * @throws Error also where the target took it and does not give it back
 */
export async function storeChecked(
  target: ObjectStore,
  file: { name: string; content: Readable; recipient: string },
): Promise<StoredFile> {
  const stored = await storeSealed(target, file)
  if (await isStored(target, stored)) return stored
  throw new Error(
    `${file.name} was stored, and reading it back gives something else: BACKUP_TO loses or changes what it takes. Try another disk or bucket`,
  )
}
