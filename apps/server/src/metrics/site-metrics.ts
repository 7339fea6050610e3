import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { metricsRoute } from './metrics-route.ts'
import { type ProcessState, processMetrics } from './process-metrics.ts'
import { type RequestCounts, requestCounts } from './request-counts.ts'

export interface SiteMetrics {
  readonly count: RequestCounts['count']
  /** Counts an answer that no framework sees, when it has left. */
  countOwn(
    route: 'kept page' | 'kept read' | 'shed',
    request: IncomingMessage,
    response: ServerResponse,
  ): void
  raise(alarm: 'codes-paused'): void
  /** Opens `/metrics`. */
  register(app: FastifyInstance, token: string | undefined, state: Omit<ProcessState, 'alarms'>): void
}

/** What this process counts from its start to its end. */
export function siteMetrics(): SiteMetrics {
  const { count, metrics } = requestCounts()
  const alarms = { 'codes-paused': 0 }
  return {
    count,
    countOwn(route, request, response) {
      const begunAt = performance.now()
      response.once('close', () => {
        const seconds = (performance.now() - begunAt) / 1000
        count({ route, method: request.method ?? '', status: response.statusCode, seconds })
      })
    },
    raise(alarm) {
      alarms[alarm] += 1
    },
    register(app, token, state) {
      const read = async () => [...metrics(), ...(await processMetrics({ ...state, alarms }))]
      metricsRoute(app, { token, read })
    },
  }
}
