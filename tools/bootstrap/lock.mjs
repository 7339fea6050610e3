import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { tryLock } from '../../apps/server/src/launcher/lock-folder.mjs'
import { root } from './places.mjs'

const folder = join(tmpdir(), `pulli-prepare-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`)

/**
 * Prepares a checkout in one process while others, started at the same time, wait.
 * @param {() => Promise<void>} work
 */
export async function withLock(work) {
  let taken = tryLock(folder)
  while (!taken.lock) {
    await sleep(500)
    taken = tryLock(folder)
  }
  try {
    await work()
  } finally {
    taken.lock.release()
  }
}
