import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { SERVER_ALLOCATOR } from '../launcher/server-memory.ts'
import type { JobResult } from './run-jobs.ts'

/** An idle process ends after this, and frees its memory; a thread's would stay. */
const IDLE_MILLISECONDS = 10_000

/** A job takes a second or two; a process silent for this long is killed. */
const LONGEST_MILLISECONDS = 20_000

export interface WorkerProcess<Job> {
  /** Runs a job after those before it. */
  run(job: Job): Promise<void>
  /** Kills the process; its job rejects. The next job starts another. */
  end(): void
}

export interface WorkerOptions {
  /** The module that runs jobs. */
  program: URL
  /** Whether to run at the lowest priority. */
  isQuiet?: boolean
}

/**
 * Runs jobs one at a time in a worker process that lives only while there are any: no page pays for CPU-bound work,
 * nor for its memory.
 */
export function workerProcess<Job extends object>({ program, isQuiet }: WorkerOptions): WorkerProcess<Job> {
  let worker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  function letGo() {
    if (worker?.connected) worker.disconnect()
    worker = undefined
  }

  function start() {
    // The process needs no settings, and gets none.
    const started = fork(program, {
      env: { ...SERVER_ALLOCATOR },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    if (isQuiet) stepBack(started)
    started.unref()
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  async function runNow(job: Job) {
    clearTimeout(idle)
    worker ??= start()
    const working = worker
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), LONGEST_MILLISECONDS)
    try {
      const answered = Promise.race([
        once(working, 'message', stop),
        once(working, 'exit', stop).then(() => Promise.reject(new Error('the worker process ended'))),
      ])
      working.send(job)
      const [answer] = (await answered) as [JobResult]
      if (answer.fault) throw new Error(answer.fault)
    } catch (error) {
      working.kill()
      if (worker === working) worker = undefined
      throw error
    } finally {
      clearTimeout(timer)
      stop.abort()
    }
    idle = setTimeout(letGo, IDLE_MILLISECONDS).unref()
  }

  return {
    run(job) {
      const turn = last.then(() => runNow(job))
      last = turn.catch(() => undefined)
      return turn
    },
    end() {
      clearTimeout(idle)
      worker?.kill('SIGKILL')
      worker = undefined
    },
  }
}

const { PRIORITY_LOW } = constants.priority

/** Gives a process that was just started the lowest priority. Each thread inherits that of its creator. */
export function stepBack({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, PRIORITY_LOW)
    // On a busy machine it has threads by now, and on Linux each has a priority of its own.
    if (process.platform !== 'linux') return
    for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), PRIORITY_LOW)
  } catch {
    // The process or a thread has ended, or the system has no priorities.
  }
}
