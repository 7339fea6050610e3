import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Lock, tryLock } from './lock-folder.mjs'

const NOTICES_MILLISECONDS = 1_500
const STOPS_MILLISECONDS = 40_000

/**
 * Makes sure that no other launcher works in this folder, and none will until the lock is released. One whose npm was
 * killed a moment ago is about to notice and to stop, so a new start gives it that moment, and then the time that
 * stopping takes.
 * @throws Error when the other one means to stay
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
