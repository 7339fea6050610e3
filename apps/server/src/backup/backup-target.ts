import type { Readable } from 'node:stream'
import { folderTarget } from './folder-target.ts'
import { withLimit } from './patient-target.ts'

/** Where backups lie: a folder, or a bucket with S3's protocol. Names are relative paths with `/`. */
export interface BackupTarget {
  /** Stores a file whole or not at all: after an error there is no file of this name, or the previous one. */
  put(name: string, content: Readable): Promise<void>
  /** @throws MissingFile */
  get(name: string): Promise<Readable>
  /** The names below a folder, sorted. */
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

/** How long a target may keep a command waiting without taking or giving a byte. */
const WITHIN_MILLISECONDS = 5 * 60_000

/** Opens a folder, or `s3://bucket/folder`. */
export async function openTarget(
  address: string,
  withinMilliseconds = WITHIN_MILLISECONDS,
): Promise<BackupTarget> {
  return withLimit(await targetAt(address), address, withinMilliseconds)
}

async function targetAt(address: string): Promise<BackupTarget> {
  if (!address.startsWith('s3://')) return folderTarget(address)
  const { s3Target } = await import('./s3-target.ts')
  return s3Target(address)
}
