import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@pulli/data/database.ts'
import { Logger, type Runner, run, type TaskList } from 'graphile-worker'
import type { ApiLogger } from './context.ts'
import { describeError } from './http/describe-error.ts'

export type WorkerOptions = {
  tasks: TaskList
  logger: ApiLogger
  /** Jobs at a time. Default 2. A pool needs two connections more. */
  concurrency?: number
  /** `API_CRONTAB`, or nothing that comes round by itself. */
  crontab?: string
} & ({ pool: Database['pool'] } | { connectionString: string })

const MAX_PAUSE_MILLISECONDS = 15_000

/**
 * Works off the queue until it is stopped. While the database is away it tries again, after 0.25 s at first
 * and 15 s at most. `stop` lets the running jobs end; what did not end is done by the next worker.
 */
export function startWorker(options: WorkerOptions): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  let runner: Runner | undefined

  const working = (async () => {
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      try {
        runner = await run(runnerOptions(options))
        failures = 0
        if (stopping.signal.aborted) await runner.stop()
        await runner.promise
      } catch (error) {
        options.logger.warn({ error: describeError(error) }, 'the worker lost its database and tries again')
      }
      runner = undefined
      const pause = Math.min(MAX_PAUSE_MILLISECONDS, 250 * 2 ** failures)
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()

  return {
    stop: async () => {
      stopping.abort()
      // It may be stopping already, by itself: then there is only its end to wait for.
      await runner?.stop().catch(() => undefined)
      await working
    },
  }
}

function runnerOptions({ tasks, logger, concurrency = 2, crontab = '', ...where }: WorkerOptions) {
  return {
    ...('pool' in where ? { pgPool: where.pool } : { connectionString: where.connectionString }),
    maxPoolSize: concurrency + 2,
    taskList: tasks,
    crontab,
    concurrency,
    noHandleSignals: true,
    pollInterval: 2_000,
    // Without a batch the queue leaves a write that failed, as the database went away, to nobody: it ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
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
