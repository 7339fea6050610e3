import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLog } from './log-file.ts'
import { forgetProcess, type Part, recordProcess } from './process-record.ts'
import { endProcess } from './processes.ts'

export interface Supervised {
  /** Asks it to end, waits, and does not start it again. */
  stop(graceMilliseconds: number): Promise<void>
}

export interface SupervisedOptions {
  readonly part: Extract<Part, 'content' | 'server'>
  readonly module: string
  readonly cwd: string
  readonly env: Record<string, string>
  readonly dataDir: string
  readonly logFile: string
  /** Flags of its Node beside the usual ones. */
  readonly flags?: readonly string[]
  onMessage?(message: unknown): void
  /** It ended before it was ready for the first time: starting it again would not help. */
  onFailedStart(exitCode: number | null): void
}

/** One that lasted this long, or was killed from outside, had nothing against its settings. */
const WORKS_AFTER_MILLISECONDS = 10_000

/**
 * Keeps a process of ours running. It gets its own process group, so that Ctrl-C in a terminal reaches only the
 * launcher, which ends all parts in order; and it ends itself when its channel to the launcher breaks.
 */
export function supervise(options: SupervisedOptions): Supervised {
  let stopping = false
  let hasWorked = false
  let child = start()

  function start(): ChildProcess {
    const log = openLog(options.logFile)
    const forkOptions: ForkOptions = {
      cwd: options.cwd,
      env: options.env,
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning', ...(options.flags ?? [])],
    }
    const begunAt = Date.now()
    const started = fork(options.module, [], forkOptions)
    if (started.pid) recordProcess(options.dataDir, options.part, started.pid)
    started.on('message', (message) => options.onMessage?.(message))
    started.once('exit', (code) => {
      if (stopping) return
      const lived = Date.now() - begunAt
      if (!hasWorked && code !== null && lived < WORKS_AFTER_MILLISECONDS) return options.onFailedStart(code)
      hasWorked = true
      void again()
    })
    return started
  }

  async function again() {
    await sleep(500)
    if (!stopping) child = start()
  }

  return {
    async stop(graceMilliseconds) {
      stopping = true
      await endProcess(child, { signal: 'SIGTERM', graceMilliseconds })
      forgetProcess(options.dataDir, options.part)
    },
  }
}
