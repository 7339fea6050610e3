import type { Readable } from 'node:stream'

/** Files in a folder, or in a bucket with S3's protocol. Names are relative paths with `/`. */
export interface ObjectStore {
  /** Stores a file whole or not at all: after an error there is no file of this name, or the previous one. */
  put(name: string, content: Readable): Promise<void>
  /** @throws MissingFile */
  get(name: string): Promise<Readable>
  /** The names below a folder, sorted; of all folders: `''`. */
  list(folder: string): Promise<string[]>
  remove(name: string): Promise<void>
}

/** A file that a backup names is not there. */
export class MissingFile extends Error {
  override readonly name = 'MissingFile'

  constructor(file: string) {
    super(`There is no ${file}.`)
  }
}
