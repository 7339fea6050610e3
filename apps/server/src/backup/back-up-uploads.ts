import type { StoredUpload } from './manifest.ts'
import type { ObjectStore } from './object-store.ts'
import { isStored, storeChecked, uploadsOfNewest, uploadsToCheck } from './stored-uploads.ts'
import { onlyAs, type UploadedFile, type UploadStore, uploadName } from './uploads.ts'

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
