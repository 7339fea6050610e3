import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@pulli/data/database.ts'
import {
  endWorkerLease,
  freeHeldJobs,
  type HeldLease,
  holdWorkerLease,
} from '@pulli/data/jobs/worker-lease.ts'
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { describeError } from './http/describe-error.ts'
import { runAsJob } from './jobs/current-job.ts'
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
  /** How often the jobs of workers that are no longer there are looked for. Default 3 s. */
  freeMilliseconds?: number
}

const JOBS_AT_A_TIME = 2
/** The queue listens on one, and the lease is held on one. */
const OTHER_CONNECTIONS = 3

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
 *
 * It holds a lease, and frees the jobs of workers whose lease is over: those of a process that was killed go on within 20 s
 * of the next start, and at once no job runs twice. Without its lease, as when it has lost the database for ten seconds, it
 * ends what its jobs do outside (`currentJob`).
 */
export function startWorker(options: WorkerOptions): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  let runner: Runner | undefined
  const warn = (error: unknown) =>
    options.logger.warn({ error: describeError(error) }, 'the worker lost its database and tries again')
  // The queue's own pool would be left without a listener as it is given up, and a break then ends the process.
  const { db, pool, close } = openDatabase({
    url: options.connectionString,
    maxConnections: JOBS_AT_A_TIME + OTHER_CONNECTIONS,
    applicationName: 'pulli worker',
    onError: warn,
  })
  const pauseFor = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)

  /** Whose jobs have ended here, and may not have been given back. */
  const ended = new Set<string>()
  const giveBack = async () => {
    for (const id of ended)
      await endWorkerLease(db, id).then(
        () => ended.delete(id),
        () => undefined,
      )
  }
  const working = (async () => {
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      const leased = underLease(options, pool)
      let isToStop = false
      const stop = () => {
        isToStop = true
        runner?.stop().catch(() => undefined)
      }
      try {
        const events: WorkerEvents = new EventEmitter()
        // The queue asks once which tasks there are, and keeps the failure as its answer: only a new one asks again.
        events.once('worker:getJob:error', ({ error }) => {
          warn(error)
          stop()
        })
        leased.onLost(stop)
        runner = await run({ ...runnerOptions(options, pool, leased), events })
        failures = 0
        if (isToStop || stopping.signal.aborted) await runner.stop()
        await runner.promise
      } catch (error) {
        warn(error)
      }
      runner = undefined
      const id = await leased.release()
      if (id !== undefined) ended.add(id)
      await giveBack()
      await pauseFor((options.pauseMilliseconds ?? 250) * 2 ** Math.min(failures, 6))
    }
  })()
  const freeing = (async () => {
    while (!stopping.signal.aborted) {
      await giveBack()
      await freeHeldJobs(db).catch(() => undefined)
      await pauseFor(options.freeMilliseconds ?? 3_000)
    }
  })()

  return {
    stop: async () => {
      stopping.abort()
      // It may be stopping already, by itself: then there is only its end to wait for.
      await runner?.stop().catch(() => undefined)
      await Promise.all([working, freeing])
      await close()
    },
  }
}

/**
 * Parts the jobs that mail from all others, for a worker of each: a mail may wait for its mail server for ten minutes, and
 * nothing else waits with it.
 */
export function apartMails(tasks: TaskList): { mails: TaskList; others: TaskList } {
  const part = (isMail: boolean) =>
    Object.fromEntries(Object.entries(tasks).filter(([name]) => name.startsWith('mail-') === isMail))
  return { mails: part(true), others: part(false) }
}

/** Takes the lease of a queue's workers before their first job, and runs each job under it. */
function underLease({ tasks }: WorkerOptions, pool: Database['pool']) {
  let taking: Promise<HeldLease> | undefined
  let id: string | undefined
  let onLost = () => {}
  const take = async (own: string) => {
    id = own
    const lease = await holdWorkerLease(pool, own)
    lease.lost.addEventListener('abort', () => onLost())
    return lease
  }
  const plugin: GraphileConfig.Plugin = {
    name: 'WorkerLease',
    version: '1.0.0',
    worker: {
      hooks: {
        async startWorker(_context, { worker }) {
          taking ??= take(worker.workerPool.id)
          await taking
        },
      },
    },
  }
  const underIt = Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
    name,
    async (payload, helpers) => {
      if (taking === undefined) throw new Error('a job without a lease')
      const { lost, isHeld } = await taking
      const { id, attempts, max_attempts } = helpers.job
      const job = { id, isLastTry: attempts >= max_attempts, signal: lost, isHeld }
      return runAsJob(job, () => task?.(payload, helpers))
    },
  ])
  return {
    plugin,
    tasks: Object.fromEntries(underIt) as TaskList,
    onLost(stop: () => void) {
      onLost = stop
    },
    async release() {
      await (await taking?.catch(() => undefined))?.release()
      return id
    },
  }
}

function runnerOptions(
  options: WorkerOptions,
  pgPool: Database['pool'],
  { plugin, tasks }: Pick<ReturnType<typeof underLease>, 'plugin' | 'tasks'>,
) {
  const { logger, crontab = '', pollMilliseconds = 2_000, resultMilliseconds = 3_000 } = options
  return {
    pgPool,
    taskList: tasks,
    crontab,
    concurrency: JOBS_AT_A_TIME,
    noHandleSignals: true,
    pollInterval: pollMilliseconds,
    // Without a batch, a write that fails because the database went away is an unhandled rejection, which ends the process.
    preset: {
      plugins: [boundedShutdown(resultMilliseconds), plugin],
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
