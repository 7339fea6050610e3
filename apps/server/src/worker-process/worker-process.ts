import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { SERVER_ALLOCATOR } from '../launcher/server-memory.ts'
import type { JobResult } from './run-jobs.ts'

/** The process is let go when nobody has asked for so long, and its memory with it: a thread's would stay. */
const IDLE_MILLISECONDS = 10_000

/** A job takes a second or two; a process that says nothing for so long is ended. */
const LONGEST_MILLISECONDS = 20_000

export interface WorkerProcess<Job> {
  /** Runs a job when those before it are done. */
  run(job: Job): Promise<void>
  /** Ends the process at once; the job that it runs fails. The next job starts another process. */
  end(): void
}

interface Options {
  /** The module that runs the jobs. */
  program: URL
  /** True: it runs at the lowest priority. */
  isQuiet?: boolean
}

/**
 * Runs one job after another in a worker process that lives only while there is something to do: no visitor of a page
 * pays for what takes a processor for a second, and memory for good.
 */
export function workerProcess<Job extends object>({ program, isQuiet }: Options): WorkerProcess<Job> {
  let worker: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  function letGo() {
    if (worker?.connected) worker.disconnect()
    worker = undefined
  }

  function start() {
    // It needs nothing of the settings, and is not told of them.
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

/** Before the process has started any thread: each one has the priority of the one that started it. */
function stepBack({ pid }: ChildProcess) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or the system knows no priorities.
  }
}
