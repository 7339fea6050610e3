import { json } from 'node:stream/consumers'
import { isDamage, type OpenedBackup } from './open-backup.ts'
import { ChangedFile, openSealed, WrongIdentity } from './sealed-file.ts'
import { onlyAs, type UploadedFile, UploadList, type UploadStore, uploadName } from './uploads.ts'

/** What became of the uploads of a backup. */
export interface RestoredUploads {
  readonly restored: number
  /** How many were there already, as in a bucket that was not lost. */
  readonly there: number
  /** Those that the backups no longer hold as they were, each with why. */
  readonly missing: readonly string[]
  /** Why it stopped before the last one; undefined: it did not. */
  readonly stoppedBy?: string | undefined
}

type Source = Pick<OpenedBackup, 'target' | 'manifest' | 'identity'>

/**
 * Restores the uploads of a backup, each checked against what it held when it was backed up. What is there already stays.
 * A missing or damaged one does not affect the others, and a second run continues where one stopped.
 */
export async function restoreUploads(source: Source, uploads: UploadStore): Promise<RestoredUploads> {
  const missing: string[] = []
  let [restored, there] = [0, 0]
  try {
    for (const file of await listOf(source)) {
      if (await uploads.has(file)) there++
      else {
        const fault = await restoreOne(source, uploads, file)
        if (fault === undefined) restored++
        else missing.push(`${file.path}: ${fault}`)
      }
    }
    return { restored, there, missing }
  } catch (error) {
    return { restored, there, missing, stoppedBy: (error as Error).message }
  }
}

async function listOf({ target, manifest, identity }: Source): Promise<UploadedFile[]> {
  return UploadList.parse(await json(await openSealed(target, { file: manifest.uploads.list, identity })))
}

/** @returns what is wrong with its copy in the backups; undefined: it is restored */
async function restoreOne(
  { target, identity }: Source,
  uploads: UploadStore,
  { path, sha256 }: UploadedFile,
): Promise<string | undefined> {
  const name = uploadName(sha256)
  try {
    // Sealed anew it has other bytes: what it holds decides.
    const checked = onlyAs(sha256, () => new ChangedFile(name, 'it holds something else'))
    const sealed = await openSealed(target, { file: { name }, identity })
    sealed.once('error', (error) => checked.destroy(error))
    await uploads.write(path, sealed.pipe(checked))
    return undefined
  } catch (error) {
    // The list opened with this identity: a file that does not is another one.
    if (error instanceof WrongIdentity) return new ChangedFile(name, 'no identity opens it').message
    if (isDamage(error)) return error.message
    throw error
  }
}
