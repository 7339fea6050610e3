import { statfs } from 'node:fs/promises'
import type { Database } from '@pulli/data/database.ts'
import { countJobs } from '@pulli/data/jobs/count-jobs.ts'
import type { Metric } from './metric-lines.ts'

export interface ProcessState {
  readonly database: Database
  eventLoopDelaySeconds(): number
  isOverloaded(): boolean
  isContentReachable(): boolean
  droppedLogLines(): number
  /** The folder of all state of this process. */
  readonly dataDir: string
  /** How often each alarm was raised. */
  readonly alarms: Readonly<Record<string, number>>
}

/** How this process stands at this moment. Where the database is away the queue is not told. */
export async function processMetrics(state: ProcessState): Promise<Metric[]> {
  const { pool, db } = state.database
  const jobs = await countJobs(db).catch(() => undefined)
  const disk = await statfs(state.dataDir).catch(() => undefined)
  return [
    gauge('pulli_event_loop_delay_seconds', 'How late the event loop is.', state.eventLoopDelaySeconds()),
    gauge('pulli_overloaded', '1 while requests are shed.', Number(state.isOverloaded())),
    gauge(
      'pulli_content_reachable',
      '0 while the content service failed so often that it is not asked.',
      Number(state.isContentReachable()),
    ),
    {
      name: 'pulli_alarms_total',
      type: 'counter',
      help: 'Alarms raised. codes-paused: new browsers get no one-time codes, see docs/runbooks.',
      samples: Object.entries(state.alarms).map(([alarm, value]) => ({ labels: { alarm }, value })),
    },
    gauge('pulli_database_reachable', '0 while the database does not answer.', Number(jobs !== undefined)),
    {
      name: 'pulli_database_connections',
      type: 'gauge',
      help: 'Connections of the pool, and how many wait for one.',
      samples: [
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
        { labels: { state: 'awaited' }, value: pool.waitingCount },
      ],
    },
    ...(jobs === undefined
      ? []
      : [
          {
            name: 'pulli_jobs',
            type: 'gauge' as const,
            help: 'Jobs in the queue. given-up: the last try failed.',
            samples: [
              { labels: { state: 'waiting' }, value: jobs.waiting },
              { labels: { state: 'given-up' }, value: jobs.givenUp },
            ],
          },
          gauge('pulli_job_wait_seconds', 'How long the oldest job could have run.', jobs.oldestSeconds),
        ]),
    {
      name: 'pulli_log_lines_dropped_total',
      type: 'counter',
      help: 'Lines of the log that could not be written, as on a full disk.',
      samples: [{ value: state.droppedLogLines() }],
    },
    gauge(
      'pulli_data_dir_free_bytes',
      'Room on the disk of DATA_DIR.',
      disk ? disk.bavail * disk.bsize : Number.NaN,
    ),
    gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
    gauge(
      'process_start_time_seconds',
      'When the process started.',
      Math.round(performance.timeOrigin / 1000),
    ),
  ]
}

const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
})
