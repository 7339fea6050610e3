import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux: a file system in memory. */
const MEMORY = '/dev/shm'

/** More than the databases, stacks and browser profiles of a whole run use at once. */
const NEEDED_BYTES = 6 * 2 ** 30

/**
 * Creates the folder for everything the tests write and makes it `TMPDIR`: in memory if there is room, else in the system's
 * temporary folder. On a disk, a database for each of 600 tests takes twice as long.
 *
 * A process of its own waits for this one to end, in whatever way, SIGKILL included. Then it ends every process that
 * still has this folder as its `TMPDIR`, and removes the folder.
 * @returns removes it now, and resolves when that is done
 */
export function makeRunFolder(): () => Promise<void> {
  const folder = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'pulli-test-'))
  // Patroni's PostgreSQL runs under an account of its own: it may pass through, and list nothing.
  chmodSync(folder, 0o711)
  const program = join(import.meta.dirname, 'remove-run-folder.mjs')
  const remover = spawn(process.execPath, [program, folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
    // Out of the terminal's group: Ctrl-C must not end it.
    detached: true,
  })
  remover.unref()
  process.env.TMPDIR = folder
  // Dozens of servers load the same modules.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compile-cache')
  return async () => {
    const hasEnded = once(remover, 'exit')
    remover.ref()
    remover.stdin.end()
    await hasEnded
  }
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES
  } catch {
    return false
  }
}
