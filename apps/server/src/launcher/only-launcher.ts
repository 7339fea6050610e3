import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Lock, tryLock } from './lock-folder.mjs'

const NOTICES_MILLISECONDS = 1_500
const STOPS_MILLISECONDS = 40_000

/**
 * Ensures that this is the only launcher of the folder, until the lock is released. A launcher whose npm was killed a
 * moment ago is about to notice and stop, so a new start waits for that, and then for the time that stopping takes.
 * @throws Error when the other launcher keeps running
 */
export async function becomeOnlyLauncher(dataDir: string): Promise<Lock> {
  const begunAt = Date.now()
  for (;;) {
    const { lock, holder } = tryLock(join(dataDir, 'run', 'launcher'))
    if (lock) return lock
    if (Date.now() - begunAt > (holder.isStopping ? STOPS_MILLISECONDS : NOTICES_MILLISECONDS)) {
      throw new Error(
        `Pulli already runs from ${dataDir} (process ${holder.pid}). Stop it first, or give this copy its own DATA_DIR, PORT and CONTENT_PORT.`,
      )
    }
    await sleep(50)
  }
}
