import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProcess } from './processes.ts'

export interface Supervised {
  /** The current process, or the last one. */
  process(): ChildProcess | undefined
  /** Asks the process to exit, waits for it, and doesn't restart it. */
  stop(graceMilliseconds: number): Promise<void>
}

interface Options {
  /** @throws where the machine is out of processes or memory */
  start(): ChildProcess
  /** The process exited before it was ever ready: a restart wouldn't help. */
  onFailedStart(exitCode: number | null): void
}

/** A process that ran for this long, or was killed from outside, has valid settings. */
const WORKS_AFTER_MILLISECONDS = 10_000

/** Backoff before a restart: doubles while the process keeps failing early, as with a full disk. */
const FIRST_BACKOFF_MILLISECONDS = 500
const LONGEST_BACKOFF_MILLISECONDS = 8_000

/** Starts a process and restarts it whenever it exits, with exponential backoff. */
export function keepRunning({ start, onFailedStart }: Options): Supervised {
  let stopping = false
  let hasWorked = false
  let backoff = FIRST_BACKOFF_MILLISECONDS
  let child: ChildProcess | undefined = startWatched()

  function startWatched(): ChildProcess {
    const begunAt = Date.now()
    const started = start()
    const ended = (code: number | null) => {
      if (stopping) return
      const hasLasted = Date.now() - begunAt >= WORKS_AFTER_MILLISECONDS
      if (!hasWorked && code !== null && !hasLasted) return onFailedStart(code)
      hasWorked = true
      if (hasLasted || code === null) backoff = FIRST_BACKOFF_MILLISECONDS
      void restart()
    }
    started.once('exit', ended)
    started.on('error', () => {
      // A failed spawn has no process id, and emits no `exit` event.
      if (started.pid === undefined) ended(null)
    })
    return started
  }

  async function restart() {
    await sleep(backoff)
    backoff = Math.min(2 * backoff, LONGEST_BACKOFF_MILLISECONDS)
    if (stopping) return
    try {
      child = startWatched()
    } catch {
      void restart()
    }
  }

  return {
    process: () => child,
    async stop(graceMilliseconds) {
      stopping = true
      if (child) await endProcess(child, { signal: 'SIGTERM', graceMilliseconds })
    },
  }
}
