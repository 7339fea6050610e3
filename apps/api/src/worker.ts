import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@pulli/data/database.ts'
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { describeError } from './http/describe-error.ts'
import type { ApiLogger } from './logger.ts'

export type WorkerOptions = {
  tasks: TaskList
  logger: ApiLogger
  /** `API_CRONTAB`, or nothing that comes round by itself. */
  crontab?: string
  connectionString: string
  /** How often the queue looks for jobs that nothing announced. Default 2 s. */
  pollMilliseconds?: number
  /** The first pause while the database is away. It doubles six times. Default 0.25 s. */
  pauseMilliseconds?: number
  /** How long a shutdown waits, once its jobs have ended, for their results to be written. Default 3 s. */
  resultMilliseconds?: number
}

/** Two, and one of the queue `backup-target`, whose jobs run one at a time: where it hangs, mails and seals go on. */
const JOBS_AT_A_TIME = 3

/**
 * Ends a shutdown soon after its jobs. If the database drops the connection while the results of two jobs are being
 * written, the queue counts one of them twice and waits for it for ever: no job would run until the next restart. A job
 * whose result was not written is done again. Remove it with a release that mends
 * https://github.com/graphile/worker/issues/636.
 */
function boundedShutdown(resultMilliseconds: number): GraphileConfig.Plugin {
  return {
    name: 'BoundedShutdown',
    version: '1.0.0',
    worker: {
      middleware: {
        async poolGracefulShutdown(next, { workerPool }) {
          const jobs = workerPool._workers.map(({ promise }) => promise)
          const written = next()
          await Promise.race([written, Promise.allSettled(jobs).then(() => sleep(resultMilliseconds))])
        },
      },
    },
  }
}

/**
 * Works off the queue until it is stopped. While the database is away it tries again, after 0.25 s at first
 * and 16 s at most. `stop` lets the running jobs end; what did not end is done by the next worker.
 */
export function startWorker(options: WorkerOptions): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  let runner: Runner | undefined
  const warn = (error: unknown) =>
    options.logger.warn({ error: describeError(error) }, 'the worker lost its database and tries again')
  // The queue's own pool would be left without a listener as it is given up, and a break then ends the process.
  const { pool, close } = openDatabase({
    url: options.connectionString,
    maxConnections: JOBS_AT_A_TIME + 2,
    applicationName: 'pulli worker',
    onError: warn,
  })

  const working = (async () => {
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      try {
        const events: WorkerEvents = new EventEmitter()
        // The queue asks once which tasks there are, and keeps the failure as its answer: only a new one asks again.
        events.once('worker:getJob:error', ({ error }) => {
          warn(error)
          runner?.stop().catch(() => undefined)
        })
        runner = await run({ ...runnerOptions(options, pool), events })
        failures = 0
        if (stopping.signal.aborted) await runner.stop()
        await runner.promise
      } catch (error) {
        warn(error)
      }
      runner = undefined
      const pause = (options.pauseMilliseconds ?? 250) * 2 ** Math.min(failures, 6)
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()

  return {
    stop: async () => {
      stopping.abort()
      // It may be stopping already, by itself: then there is only its end to wait for.
      await runner?.stop().catch(() => undefined)
      await working
      await close()
    },
  }
}

function runnerOptions(options: WorkerOptions, pgPool: Database['pool']) {
  const { tasks, logger, crontab = '', pollMilliseconds = 2_000, resultMilliseconds = 3_000 } = options
  return {
    pgPool,
    taskList: tasks,
    crontab,
    concurrency: JOBS_AT_A_TIME,
    noHandleSignals: true,
    pollInterval: pollMilliseconds,
    // Without a batch the queue leaves a write that failed, as the database went away, to nobody: it ends the process.
    preset: {
      plugins: [boundedShutdown(resultMilliseconds)],
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
    logger: queueLogger(logger),
  }
}

/** The queue's messages quote what a task threw: only the part before that is logged. */
function queueLogger(logger: ApiLogger): Logger {
  return new Logger(() => (level, message) => {
    if (level !== 'error' && level !== 'warning') return
    const said = message.split('\n')[0]?.replace(/ with error '.*/, '') ?? ''
    logger.warn({ queue: said.slice(0, 200) }, 'the queue reports')
  })
}
