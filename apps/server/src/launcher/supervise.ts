import { type ChildProcess, fork } from 'node:child_process'
import { closeSync } from 'node:fs'
import type { Logger } from 'pino'
import { keepRunning, type Supervised } from './keep-running.ts'
import { logOutput, openLog } from './log-file.ts'
import { forgetProcess, type Part, recordProcess } from './process-record.ts'

export interface SupervisedOptions {
  readonly part: Extract<Part, 'content' | 'server'>
  readonly module: string
  readonly args?: readonly string[]
  readonly cwd: string
  readonly env: Record<string, string>
  readonly dataDir: string
  readonly logFile: string
  /**
   * Whether it writes its log by itself, and the launcher only what it prints beside that: a busy process must not wait for
   * the launcher.
   */
  readonly writesItsLog: boolean
  /** The launcher's own. */
  readonly log: Logger
  /** Additional Node flags. */
  readonly flags?: readonly string[]
  onMessage?(message: unknown): void
  /** The process exited before it was ever ready: a restart wouldn't help. */
  onFailedStart(exitCode: number | null): void
  /** A process that was ready ended by itself; another one is started. */
  onCrash(): void
}

/**
 * Keeps a process of the launcher running. It has a process group of its own, so Ctrl-C in a terminal reaches only the
 * launcher, which stops everything in order. It ends itself when its IPC channel to the launcher closes.
 */
export function supervise(options: SupervisedOptions): Supervised {
  const { part, dataDir, log } = options
  let isStopping = false
  const supervised = keepRunning({ start, onFailedStart: options.onFailedStart })

  function start(): ChildProcess {
    const output = options.writesItsLog ? openLog(options.logFile) : 'pipe'
    let started: ChildProcess
    try {
      started = fork(options.module, options.args ?? [], {
        cwd: options.cwd,
        env: options.env,
        detached: true,
        stdio: ['ignore', output, 'pipe', 'ipc'],
        execArgv: ['--disable-warning=ExperimentalWarning', ...(options.flags ?? [])],
      })
    } finally {
      // The child has its own descriptor.
      if (typeof output === 'number') closeSync(output)
    }
    void logOutput(started, { path: options.logFile, source: { process: part } })
    if (started.pid) recordProcess(dataDir, part, started.pid)
    log.info({ part, pid: started.pid }, 'a process was started')
    let wasReady = false
    started.once('exit', (code, signal) => {
      const fields = { part, pid: started.pid, code, signal }
      if (isStopping) log.info(fields, 'a process was stopped')
      else {
        log.error(fields, 'a process ended by itself')
        if (wasReady) options.onCrash()
      }
    })
    started.on('message', (message) => {
      if ((message as { type?: string }).type === 'ready') wasReady = true
      options.onMessage?.(message)
    })
    return started
  }

  return {
    process: supervised.process,
    async stop(graceMilliseconds) {
      isStopping = true
      await supervised.stop(graceMilliseconds)
      forgetProcess(dataDir, part)
    },
  }
}
