import type { Readable } from 'node:stream'
import { findManifest, listBackups, type StoredUpload } from './manifest.ts'
import { MissingFile, type ObjectStore } from './object-store.ts'
import { type StoredFile, storeSealed } from './sealed-file.ts'
import { sha256Of } from './uploads.ts'

/** In so many backups each upload is read back once: with one each night, every month. */
const BACKUPS_TO_CHECK_ALL = 28
const MOST_DAYS_UNCHECKED = 30
const DAY = 86_400_000

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
