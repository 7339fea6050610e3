import { type ChildProcess, fork } from 'node:child_process'
import { closeSync } from 'node:fs'
import { keepRunning, type Supervised } from './keep-running.ts'
import { openLog } from './log-file.ts'
import { forgetProcess, type Part, recordProcess } from './process-record.ts'

export interface SupervisedOptions {
  readonly part: Extract<Part, 'content' | 'server'>
  readonly module: string
  readonly args?: readonly string[]
  readonly cwd: string
  readonly env: Record<string, string>
  readonly dataDir: string
  readonly logFile: string
  /** Additional Node flags. */
  readonly flags?: readonly string[]
  onMessage?(message: unknown): void
  /** The process exited before it was ever ready: a restart wouldn't help. */
  onFailedStart(exitCode: number | null): void
}

/**
 * Keeps a process of the launcher running. It has a process group of its own, so Ctrl-C in a terminal reaches only the
 * launcher, which stops everything in order. It ends itself when its IPC channel to the launcher closes.
 */
export function supervise(options: SupervisedOptions): Supervised {
  const { part, dataDir } = options
  const supervised = keepRunning({ start, onFailedStart: options.onFailedStart })

  function start(): ChildProcess {
    const log = openLog(options.logFile)
    let started: ChildProcess
    try {
      started = fork(options.module, options.args ?? [], {
        cwd: options.cwd,
        env: options.env,
        detached: true,
        stdio: ['ignore', log, log, 'ipc'],
        execArgv: ['--disable-warning=ExperimentalWarning', ...(options.flags ?? [])],
      })
    } finally {
      // The child has its own descriptor.
      if (log !== 'ignore') closeSync(log)
    }
    if (started.pid) recordProcess(dataDir, part, started.pid)
    started.on('message', (message) => options.onMessage?.(message))
    return started
  }

  return {
    process: supervised.process,
    async stop(graceMilliseconds) {
      await supervised.stop(graceMilliseconds)
      forgetProcess(dataDir, part)
    },
  }
}
