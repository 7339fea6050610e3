import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAIL_ENDS, type MailEnd } from '@pulli/api/mail/transport.ts'
import type { CodeEnd } from '@pulli/api/sms/code-delivery.ts'
import { VERSION } from '@pulli/domain/release/version.ts'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isBearer } from '#http/content-service-routes.ts'
import type { OwnAnswer } from '#http/listener-server.ts'
import { type ProcessState, processGauges } from './process-gauges.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const CODE_ENDS: readonly CodeEnd[] = ['taken', 'timeout', 'unreachable', 'busy', 'refused', 'failed']

export interface SiteMetrics {
  /** Counts an answer of a route. `route` is a pattern: an address may contain what someone typed. */
  count(answer: { route: string; method: string; status: number; seconds: number }): void
  /** Counts an answer that bypasses the routes. */
  countOwn(route: OwnAnswer, request: IncomingMessage, response: ServerResponse): void
  raise(alarm: 'codes-paused'): void
  /** Counts a one-time code by what became of it at the gateway. */
  countCode(end: CodeEnd): void
  /** Counts a mail by what became of it at the mail server. */
  countMail(end: MailEnd): void
  /** Returns the same tasks, whose runs are timed. */
  readonly timeJobs: TimeJobs
  /** Adds `GET /metrics` for bearers of the token; without one in the settings there is no such route. */
  register(app: FastifyInstance, token: string | undefined, state: ProcessState): void
}

/**
 * The metrics of one process. A registry for each, without the library's aggregation: every process has its own event loop,
 * pool and caches, and operators need to see which one is slow.
 */
export function siteMetrics(): SiteMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'pulli_build_info',
    help: 'Always 1. Its label is the version of the code that answers.',
    labelNames: ['version'],
    registers,
  }).set({ version: VERSION }, 1)
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
  const codes = new Counter({
    name: 'pulli_codes_total',
    help: 'One-time codes by what became of them at the SMS gateway. taken: it said that it sends the code.',
    labelNames: ['end'],
    registers,
  })
  for (const end of CODE_ENDS) codes.inc({ end }, 0)
  const mails = new Counter({
    name: 'pulli_mails_total',
    help: 'Mails by what became of them at the mail server. in-doubt: it may have taken the mail, and did not say so.',
    labelNames: ['end'],
    registers,
  })
  for (const end of MAIL_ENDS) mails.inc({ end }, 0)
  const timeJobs = jobDurations(registry)
  /** The kinds of mail that the queue may hold. */
  const mailTasks: string[] = []
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
    countMail: (end) => mails.inc({ end }),
    countCode: (end) => codes.inc({ end }),
    timeJobs(tasks) {
      mailTasks.push(...Object.keys(tasks).filter((task) => task.startsWith('mail-')))
      return timeJobs(tasks)
    },
    register(app, token, state) {
      if (token === undefined) return
      const update = processGauges(registry, state, mailTasks)
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

/** From a single statement to a night's work over every row. */
const BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

type Run = (...parameters: never[]) => unknown

export type TimeJobs = <Tasks extends Readonly<Record<string, Run | undefined>>>(tasks: Tasks) => Tasks

/** Adds the histogram of the jobs, and returns what wraps tasks so that their runs are timed. */
export function jobDurations(registry: Registry): TimeJobs {
  const durations = new Histogram({
    name: 'pulli_job_duration_seconds',
    help: 'Time that a job took, by its task and by how it ended: done or failed.',
    labelNames: ['task', 'end'],
    buckets: BUCKETS,
    registers: [registry],
  })

  function timed(task: string, run: Run): Run {
    // From the start on: a rate over the first failure needs a sample from before it.
    for (const end of ['done', 'failed']) durations.zero({ task, end })
    return async (...parameters) => {
      const measure = durations.startTimer({ task })
      try {
        const result = await run(...parameters)
        measure({ end: 'done' })
        return result
      } catch (error) {
        measure({ end: 'failed' })
        throw error
      }
    }
  }

  return <Tasks extends Readonly<Record<string, Run | undefined>>>(tasks: Tasks) =>
    Object.fromEntries(Object.entries(tasks).map(([task, run]) => [task, run && timed(task, run)])) as Tasks
}
