import { setTimeout as sleep } from 'node:timers/promises'
import { isStopping, runningProcess } from './process-record.ts'

const NOTICES_MILLISECONDS = 1_500
const STOPS_MILLISECONDS = 40_000

/**
 * Makes sure that no other launcher works in this folder. One whose npm was killed a moment ago is about to
 * notice and to stop, so a new start gives it that moment, and then the time that stopping takes.
 * @throws Error when the other one means to stay
 */
export async function becomeOnlyLauncher(dataDir: string): Promise<void> {
  const begunAt = Date.now()
  for (;;) {
    const other = runningProcess(dataDir, 'launcher')
    if (!other || other === process.pid) return
    const waited = Date.now() - begunAt
    if (waited > (isStopping(dataDir, 'launcher') ? STOPS_MILLISECONDS : NOTICES_MILLISECONDS)) {
      throw new Error(
        `Pulli already runs from ${dataDir} (process ${other}). Stop it first, or give this copy its own DATA_DIR, PORT and CONTENT_PORT.`,
      )
    }
    await sleep(50)
  }
}
