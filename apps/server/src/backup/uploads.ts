import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** A file of the content service, by its path below the folder of uploads and its SHA-256. */
export interface UploadedFile {
  readonly path: string
  readonly sha256: string
}

/** The list of uploads of a backup, as it is stored. */
export const UploadList = z.array(
  z.object({
    // Below the folder, whatever the list says.
    path: z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$)).+$/),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
)

/** The folder in which the content service keeps what editors upload. */
export const uploadsIn = (dataDir: string) => join(dataDir, 'content', 'uploads')

/** The name of an upload in a target: by what it holds, so that a file that stays is stored once. */
export const uploadName = (sha256: string) => `uploads/${sha256.slice(0, 2)}/${sha256}`

/** Lists the uploads of a folder. */
export async function listUploads(folder: string): Promise<UploadedFile[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: UploadedFile[] = []
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const path = join(entry.parentPath, entry.name)
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    files.push({ path: relative(folder, path).split(sep).join('/'), sha256: hash.digest('hex') })
  }
  return files.sort((one, other) => (one.path < other.path ? -1 : 1))
}
