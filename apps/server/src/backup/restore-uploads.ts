import { json } from 'node:stream/consumers'
import type { Restore } from './restore-files.ts'
import { ChangedFile, openSealed, type StoredFile } from './sealed-file.ts'
import { onlyAs, UploadList, uploadName } from './uploads.ts'

/**
 * Restores the uploads of a backup, each checked against what it held when it was backed up. What is there already, as in a
 * bucket that was not lost, stays.
 */
export async function restoreUploads(
  { target, identity, uploads }: Restore,
  list: StoredFile,
): Promise<void> {
  const files = UploadList.parse(await json(await openSealed(target, { file: list, identity })))
  for (const file of files) {
    if (await uploads.has(file)) continue
    const name = uploadName(file.sha256)
    const checked = onlyAs(file.sha256, () => new ChangedFile(name))
    const sealed = await openSealed(target, { file: { name }, identity })
    sealed.once('error', (error) => checked.destroy(error))
    await uploads.write(file.path, sealed.pipe(checked))
  }
}
