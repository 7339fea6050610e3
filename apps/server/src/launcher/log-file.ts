import { mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const LARGEST_BYTES = 20 * 1024 * 1024

/** Opens a log for appending. One that has grown large becomes `….1`, so that logs never fill the disk. */
export function openLog(path: string): number {
  mkdirSync(dirname(path), { recursive: true })
  try {
    if (statSync(path).size > LARGEST_BYTES) renameSync(path, `${path}.1`)
  } catch {
    // There is none yet.
  }
  return openSync(path, 'a', 0o600)
}
