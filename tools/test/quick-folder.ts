import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux: a file system in memory. */
const MEMORY = '/dev/shm'

/** More than the databases, stacks and browser profiles of a whole run use at once. */
const NEEDED_BYTES = 6 * 2 ** 30

/**
 * Creates the folder for everything the tests write, and removes it when this process ends: in memory if there is room,
 * else in the system's temporary folder. On a disk, a database for each of 600 tests takes twice as long.
 */
export function makeQuickFolder(): string {
  const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'pulli-test-'))
  // Patroni's PostgreSQL runs under an account of its own: it may pass through, and list nothing.
  chmodSync(folder, 0o711)
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
