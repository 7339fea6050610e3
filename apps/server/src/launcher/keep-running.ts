import type { ChildProcess } from 'node:child_process'
import { endProcess } from './processes.ts'

export interface Supervised {
  /** The current process, or the last one. */
  process(): ChildProcess | undefined
  /** Asks the process to exit, waits for it, and doesn't restart it. */
  stop(graceMilliseconds: number): Promise<void>
}

interface Options {
  /** The process sends `{ type: 'ready' }` once it works. @throws where the machine is out of processes or memory */
  start(): ChildProcess
  /** The process exited before it was ever ready: a restart wouldn't help. */
  onFailedStart(exitCode: number | null): void
}

/** Backoff before a restart: doubles while the process keeps failing early, as with a full disk. */
const FIRST_BACKOFF_MILLISECONDS = 500
const LONGEST_BACKOFF_MILLISECONDS = 8_000
const EARLY_MILLISECONDS = 10_000

/**
 * Starts a process and restarts it whenever it exits, with exponential backoff. One that exits before any was ready is not
 * restarted, however long it took: on a slow machine a wrong key is found after half a minute. One that was killed is.
 */
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
      if (!hasWorked && code !== null) return onFailedStart(code)
      if (Date.now() - begunAt >= EARLY_MILLISECONDS || code === null) backoff = FIRST_BACKOFF_MILLISECONDS
      restartLater()
    }
    started.on('message', (message) => {
      if ((message as { type?: string }).type === 'ready') hasWorked = true
    })
    started.once('exit', ended)
    started.on('error', () => {
      // A failed spawn has no process id, and emits no `exit` event.
      if (started.pid === undefined) ended(null)
    })
    return started
  }

  function restartLater() {
    setTimeout(restart, backoff)
    backoff = Math.min(2 * backoff, LONGEST_BACKOFF_MILLISECONDS)
  }

  function restart() {
    if (stopping) return
    try {
      child = startWatched()
    } catch {
      restartLater()
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
