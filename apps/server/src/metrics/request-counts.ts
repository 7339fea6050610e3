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
      const labels = { method: METHODS.has(method) ? method : 'other', route, status: `${status}` }
      const key = JSON.stringify(labels)
      const answer = answers.get(key) ?? { labels, value: 0 }
      answers.set(key, { labels, value: answer.value + 1 })
      const time = times.get(route) ?? { count: 0, seconds: 0 }
      times.set(route, { count: time.count + 1, seconds: time.seconds + seconds })
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
