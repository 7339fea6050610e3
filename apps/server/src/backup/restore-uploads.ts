import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Restore } from './restore-files.ts'
import { ChangedFile, openSealed, type StoredFile } from './sealed-file.ts'
import { UploadList, uploadName, uploadsIn } from './uploads.ts'

/** Restores the uploads of a backup, each checked against what it held when it was backed up. */
export async function restoreUploads(
  { target, identity, dataDir }: Restore,
  list: StoredFile,
): Promise<void> {
  const files = UploadList.parse(await json(await openSealed(target, { file: list, identity })))
  const folder = uploadsIn(dataDir)
  mkdirSync(folder, { recursive: true })
  for (const { path, sha256 } of files) {
    const name = uploadName(sha256)
    const place = join(folder, ...path.split('/'))
    mkdirSync(dirname(place), { recursive: true })
    const hash = createHash('sha256')
    const hashed = new Transform({
      transform(chunk, _encoding, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    await pipeline(await openSealed(target, { file: { name }, identity }), hashed, createWriteStream(place))
    if (hash.digest('hex') !== sha256) throw new ChangedFile(name)
  }
}
