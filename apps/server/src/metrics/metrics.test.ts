import { openDatabase } from '@pulli/data/database.ts'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { type Metric, metricLines } from './metric-lines.ts'
import { metricsRoute } from './metrics-route.ts'
import { requestCounts } from './request-counts.ts'
import { siteMetrics } from './site-metrics.ts'

const TOKEN = 'a-token-that-is-long-enough'

function serverWith(token: string | undefined, metrics: Metric[] = []) {
  const app = fastify()
  metricsRoute(app, { token, read: async () => metrics })
  return (authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
}

test('answers are counted by pattern, method and status, and their time by pattern', () => {
  const counts = requestCounts()
  const route = '/api/v1/mwellness/mood/updateMood/:mood_id'
  counts.count({ route, method: 'PUT', status: 200, seconds: 0.25 })
  counts.count({ route, method: 'PUT', status: 200, seconds: 0.5 })
  counts.count({ route, method: 'PUT', status: 404, seconds: 0.25 })
  counts.count({ route: '/*', method: 'BREW', status: 404, seconds: 0 })
  expect(metricLines(counts.metrics())).toBe(`# HELP pulli_requests_total Answers by route pattern and status.
# TYPE pulli_requests_total counter
pulli_requests_total{method="PUT",route="${route}",status="200"} 2
pulli_requests_total{method="PUT",route="${route}",status="404"} 1
pulli_requests_total{method="other",route="/*",status="404"} 1
# HELP pulli_request_duration_seconds Time to the end of the answer by route pattern.
# TYPE pulli_request_duration_seconds summary
pulli_request_duration_seconds_sum{route="${route}"} 1
pulli_request_duration_seconds_count{route="${route}"} 3
pulli_request_duration_seconds_sum{route="/*"} 0
pulli_request_duration_seconds_count{route="/*"} 1
`)
})

test('a label cannot end its line, and what is no number is left out', () => {
  const samples = [{ labels: { a: 'x"\n\\y' }, value: 1 }, { value: Number.NaN }]
  const lines = metricLines([{ name: 'm', type: 'gauge', help: 'h', samples }])
  expect(lines).toBe('# HELP m h\n# TYPE m gauge\nm{a="x\\"\\n\\\\y"} 1\n')
})

test('the metrics are there for whoever has the token, and not there for anybody else', async () => {
  const ask = serverWith(TOKEN, [{ name: 'm', type: 'gauge', help: 'h', samples: [{ value: 1 }] }])
  const answer = await ask(`Bearer ${TOKEN}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('\nm 1\n')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  })
  for (const wrong of [undefined, 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN])
    expect((await ask(wrong)).statusCode).toBe(404)
})

test('without a token in the settings there is no such address', async () => {
  const ask = serverWith(undefined)
  for (const any of [undefined, 'Bearer undefined', 'Bearer ']) expect((await ask(any)).statusCode).toBe(404)
})

test('security row 11: an alarm is counted, also while the database is away and the queue cannot be told', async () => {
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  const app = fastify()
  const metrics = siteMetrics()
  metrics.register(app, TOKEN, {
    database,
    eventLoopDelaySeconds: () => 0.012,
    isOverloaded: () => false,
    isContentReachable: () => true,
    droppedLogLines: () => 7,
    dataDir: import.meta.dirname,
  })
  const read = async () =>
    (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).body
  expect(await read()).toContain('\npulli_alarms_total{alarm="codes-paused"} 0\n')
  metrics.raise('codes-paused')
  const told = await read()
  for (const line of [
    'pulli_alarms_total{alarm="codes-paused"} 1',
    'pulli_event_loop_delay_seconds 0.012',
    'pulli_overloaded 0',
    'pulli_content_reachable 1',
    'pulli_database_reachable 0',
    'pulli_log_lines_dropped_total 7',
  ])
    expect(told).toContain(`\n${line}\n`)
  expect(told).toMatch(/\npulli_data_dir_free_bytes [1-9]\d+\n/)
  expect(told).not.toContain('pulli_jobs')
  for (const line of told.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+)$/)
  await database.close()
})
