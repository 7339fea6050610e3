import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { isSuspended } from './process-identity.mjs'

const EVERY_MILLISECONDS = 10_000
/** Two minutes in a row: no load that a server gets over lasts as long without a single answer. */
const MISSES = 12

interface Options {
  /** Any answer will do, one that refuses too. */
  readonly url: string
  /** The process that is to answer at this moment. */
  process(): ChildProcess | undefined
  onHung(): void
  readonly everyMilliseconds?: number
}

/**
 * Ends a server that listens and answers nothing any more, so that its supervisor starts another. Time in which this
 * process or the machine stood still does not count, nor does a server that somebody has suspended.
 *
 * @returns how to stop
 */
export function watchLiveness({
  url,
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
      const answers = await isAnswering(url, everyMilliseconds)
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

function isAnswering(url: string, withinMilliseconds: number): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(withinMilliseconds) }).then(
    async (answer) => {
      await answer.body?.cancel()
      return true
    },
    () => false,
  )
}
