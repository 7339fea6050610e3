import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { closeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLog } from './log-file.ts'
import { forgetProcess, type Part, recordProcess } from './process-record.ts'
import { endProcess } from './processes.ts'

export interface Supervised {
  /** The process that runs at this moment, or the last one that did. */
  process(): ChildProcess | undefined
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

/** Before it is started again; twice as long each time while it does not last, as with a disk that is full. */
const PAUSE_MILLISECONDS = 500
const LONGEST_PAUSE_MILLISECONDS = 8_000

/**
 * Keeps a process of ours running. It gets its own process group, so that Ctrl-C in a terminal reaches only the
 * launcher, which ends all parts in order; and it ends itself when its channel to the launcher breaks.
 */
export function supervise(options: SupervisedOptions): Supervised {
  let stopping = false
  let hasWorked = false
  let pause = PAUSE_MILLISECONDS
  let child: ChildProcess | undefined = start()

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
    let started: ChildProcess
    try {
      started = fork(options.module, [], forkOptions)
    } finally {
      // The child has a descriptor of its own.
      if (log !== 'ignore') closeSync(log)
    }
    if (started.pid) recordProcess(options.dataDir, options.part, started.pid)
    started.on('message', (message) => options.onMessage?.(message))
    const ended = (code: number | null) => {
      if (stopping) return
      const hasLasted = Date.now() - begunAt >= WORKS_AFTER_MILLISECONDS
      if (!hasWorked && code !== null && !hasLasted) return options.onFailedStart(code)
      hasWorked = true
      if (hasLasted || code === null) pause = PAUSE_MILLISECONDS
      void startAgain()
    }
    started.once('exit', ended)
    started.on('error', () => {
      // The machine has no process to give just now, and nothing will end.
      if (started.pid === undefined) ended(null)
    })
    return started
  }

  async function startAgain() {
    await sleep(pause)
    pause = Math.min(2 * pause, LONGEST_PAUSE_MILLISECONDS)
    if (stopping) return
    try {
      child = start()
    } catch {
      // The machine has no process or no memory to give just now.
      void startAgain()
    }
  }

  return {
    process: () => child,
    async stop(graceMilliseconds) {
      stopping = true
      if (child) await endProcess(child, { signal: 'SIGTERM', graceMilliseconds })
      forgetProcess(options.dataDir, options.part)
    },
  }
}
