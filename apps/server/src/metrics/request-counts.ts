import type { Metric } from './metric-lines.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export interface RequestCounts {
  /** Counts an answer. `route` is a pattern, never an address: an address may hold what somebody typed. */
  count(answered: { route: string; method: string; status: number; seconds: number }): void
  metrics(): Metric[]
}

/** What this process has answered since it started. */
export function requestCounts(): RequestCounts {
  const answers = new Map<string, { labels: Record<string, string>; value: number }>()
  const times = new Map<string, { count: number; seconds: number }>()
  return {
    count({ route, method, status, seconds }) {
      const known = METHODS.has(method) ? method : 'other'
      // Kept answers leave by the ten thousand, so nothing is made anew for each.
      const key = `${known} ${status} ${route}`
      const answer = answers.get(key)
      if (answer) answer.value += 1
      else answers.set(key, { labels: { method: known, route, status: `${status}` }, value: 1 })
      const time = times.get(route)
      if (time) {
        time.count += 1
        time.seconds += seconds
      } else times.set(route, { count: 1, seconds })
    },
    metrics: () => [
      {
        name: 'pulli_requests_total',
        type: 'counter',
        help: 'Answers by route pattern and status.',
        samples: [...answers.values()],
      },
      {
        name: 'pulli_request_duration_seconds',
        type: 'summary',
        help: 'Time to the end of the answer by route pattern.',
        samples: [...times].flatMap(([route, { count, seconds }]) => [
          { suffix: '_sum', labels: { route }, value: seconds },
          { suffix: '_count', labels: { route }, value: count },
        ]),
      },
    ],
  }
}
