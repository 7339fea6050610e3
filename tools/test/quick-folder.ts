import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm'

/** More than the databases, stacks and browser profiles of a whole run ever take at once. */
const NEEDED_BYTES = 6 * 2 ** 30

/**
 * Makes the folder of all that the tests write, and removes it when this process ends: in memory where there is
 * room, else among the system's temporary files. A database for each of 600 tests takes twice the time on a disk.
 */
export function makeQuickFolder(): string {
  const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'pulli-test-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES
  } catch {
    return false
  }
}
