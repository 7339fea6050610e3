import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** A file of the content service, by its path below the folder of uploads and its SHA-256. */
export interface UploadedFile {
  readonly path: string
  readonly sha256: string
}

/** Where the content service keeps what editors upload: a folder, or a bucket. */
export interface UploadStore {
  list(): Promise<UploadedFile[]>
  read(path: string): Promise<Readable>
  /** Whether there is a file of this path that holds this. */
  has(file: UploadedFile): Promise<boolean>
  /** Stores a file whole or not at all. */
  write(path: string, content: Readable): Promise<void>
}

/** The list of uploads of a backup, as it is stored. */
export const UploadList = z.array(
  z.object({
    // Below the folder, whatever the list says.
    path: z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$)).+$/),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
)

/** The name of an upload in a target: by what it holds, so that a file that stays is stored once. */
export const uploadName = (sha256: string) => `uploads/${sha256.slice(0, 2)}/${sha256}`

/** Reads a file to its end. */
export async function sha256Of(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex')
}

/** Passes a file on, and fails at its end with `fault` where it is not the one of this SHA-256. */
export function onlyAs(sha256: string, fault: () => Error): Transform {
  const hash = createHash('sha256')
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      done(hash.digest('hex') === sha256 ? null : fault())
    },
  })
}
