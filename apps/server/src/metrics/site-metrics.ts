import { statfs } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '@pulli/data/database.ts'
import { countJobs } from '@pulli/data/jobs/count-jobs.ts'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isBearer } from '#http/is-bearer.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** How this process stands at the moment of a scrape. */
export interface ProcessState {
  readonly database: Database
  eventLoopDelaySeconds(): number
  isOverloaded(): boolean
  isContentReachable(): boolean
  droppedLogLines(): number
  readonly dataDir: string
}

export interface SiteMetrics {
  /** Counts an answer of a route. `route` is a pattern: an address may contain what somebody typed. */
  count(answer: { route: string; method: string; status: number; seconds: number }): void
  /** Counts an answer that bypasses the routes. */
  countOwn(
    route: 'kept page' | 'kept read' | 'shed',
    request: IncomingMessage,
    response: ServerResponse,
  ): void
  raise(alarm: 'codes-paused'): void
  /** Adds `GET /metrics` for bearers of the token; without one in the settings there is no such route. */
  register(app: FastifyInstance, token: string | undefined, state: ProcessState): void
}

export function siteMetrics(): SiteMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'pulli_requests_total',
    help: 'Answers by route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'pulli_request_duration_seconds',
    help: 'Time to the end of the answer by route pattern. Cached answers are not measured.',
    labelNames: ['route'],
    registers,
  })
  const alarms = new Counter({
    name: 'pulli_alarms_total',
    help: 'Alarms raised. codes-paused: new browsers get no one-time codes, see docs/runbooks.',
    labelNames: ['alarm'],
    registers,
  })
  alarms.inc({ alarm: 'codes-paused' }, 0)
  /** Own answers since the last scrape. For a cached page, labelled metrics would cost a fifth of its time. */
  const ownAnswers = new Map<string, { labels: Record<string, string>; count: number }>()

  return {
    count({ route, method, status, seconds }) {
      requests.inc({ method: METHODS.has(method) ? method : 'other', route, status })
      durations.observe({ route }, seconds)
    },
    countOwn(route, { method = '' }, { statusCode }) {
      const key = `${method} ${statusCode} ${route}`
      const known = ownAnswers.get(key)
      if (known) known.count += 1
      else {
        const labels = { method: METHODS.has(method) ? method : 'other', route, status: `${statusCode}` }
        ownAnswers.set(key, { labels, count: 1 })
      }
    },
    raise: (alarm) => alarms.inc({ alarm }),
    register(app, token, state) {
      if (token === undefined) return
      const update = processGauges(registry, state)
      app.get('/metrics', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        if (!isBearer(request.headers.authorization, token))
          return reply.code(404).send({ status: 'not found' })
        for (const { labels, count } of ownAnswers.values()) requests.inc(labels, count)
        ownAnswers.clear()
        await update()
        return reply.type(registry.contentType).send(await registry.metrics())
      })
    },
  }
}

/** Adds the gauges of a process, and returns what updates them. A value that can't be determined is NaN or absent. */
function processGauges(registry: Registry, state: ProcessState): () => Promise<void> {
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const stateGauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['state'], registers })
  const delay = gauge('pulli_event_loop_delay_seconds', 'How late the event loop is.')
  const overloaded = gauge('pulli_overloaded', '1 while requests are shed.')
  const contentReachable = gauge(
    'pulli_content_reachable',
    '0 while the circuit breaker of the content service is open.',
  )
  const databaseReachable = gauge('pulli_database_reachable', '0 while the database does not answer.')
  const connections = stateGauge(
    'pulli_database_connections',
    'Connections of the pool, and requests that wait for one.',
  )
  const jobs = stateGauge('pulli_jobs', 'Jobs in the queue. given-up: the last try failed.')
  const jobWait = gauge('pulli_job_wait_seconds', 'For how long the oldest job has been due.')
  const freeBytes = gauge('pulli_data_dir_free_bytes', 'Free space on the disk of DATA_DIR.')
  const droppedLines = new Counter({
    name: 'pulli_log_lines_dropped_total',
    help: 'Log lines that could not be written, as on a full disk.',
    registers,
  })

  return async () => {
    const { pool, db } = state.database
    const counted = await countJobs(db).catch(() => undefined)
    const disk = await statfs(state.dataDir).catch(() => undefined)
    delay.set(state.eventLoopDelaySeconds())
    overloaded.set(Number(state.isOverloaded()))
    contentReachable.set(Number(state.isContentReachable()))
    databaseReachable.set(Number(counted !== undefined))
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    connections.set({ state: 'awaited' }, pool.waitingCount)
    jobs.reset()
    if (counted) {
      jobs.set({ state: 'waiting' }, counted.waiting)
      jobs.set({ state: 'given-up' }, counted.givenUp)
    }
    jobWait.set(counted?.oldestSeconds ?? Number.NaN)
    freeBytes.set(disk ? disk.bavail * disk.bsize : Number.NaN)
    droppedLines.reset()
    droppedLines.inc(state.droppedLogLines())
  }
}
