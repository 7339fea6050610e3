import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { isSuspended } from './process-identity.mjs'

const EVERY_MILLISECONDS = 10_000
/** Two minutes: a server under any load that it can recover from answers sooner. */
const MISSES = 12

interface Options {
  isAnswering(withinMilliseconds: number): Promise<boolean>
  /** The watched process. */
  process(): ChildProcess | undefined
  onHung(): void
  readonly everyMilliseconds?: number
}

/**
 * Kills a server that no longer answers, and its supervisor starts another. Time in which this process or the machine
 * was suspended does not count, and neither does a server that was suspended with SIGSTOP.
 *
 * @returns a function that stops watching
 */
export function watchLiveness({
  isAnswering,
  process,
  onHung,
  everyMilliseconds = EVERY_MILLISECONDS,
}: Options): () => void {
  let isOver = false

  async function watch() {
    let misses = 0
    let watched: number | undefined
    while (!isOver) {
      const begunAt = Date.now()
      const child = process()
      const answers = await isAnswering(everyMilliseconds)
      await sleep(Math.max(0, begunAt + everyMilliseconds - Date.now()), undefined, { ref: false })
      const isLate = Date.now() - begunAt > 3 * everyMilliseconds
      const pid = child?.pid
      if (answers || isLate || pid === undefined || pid !== watched || isSuspended(pid)) misses = 0
      else misses++
      watched = pid
      if (isOver || misses < MISSES) continue
      misses = 0
      onHung()
      child?.kill('SIGKILL')
    }
  }
  void watch()

  return () => {
    isOver = true
  }
}

/** Any answer counts, also a rejection. */
export function isAnsweringAt(url: string, withinMilliseconds: number): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(withinMilliseconds) }).then(
    async (answer) => {
      await answer.body?.cancel()
      return true
    },
    () => false,
  )
}
