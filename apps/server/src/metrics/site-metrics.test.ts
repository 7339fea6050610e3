import type { IncomingMessage, ServerResponse } from 'node:http'
import { openDatabase } from '@pulli/data/database.ts'
import { VERSION } from '@pulli/domain/release/version.ts'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { siteMetrics } from './site-metrics.ts'

const TOKEN = 'a-token-that-is-long-enough'

/** The metrics of a process whose database is down. */
function processWith(token: string | undefined) {
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  onTestFinished(() => database.close())
  const app = fastify()
  const metrics = siteMetrics()
  metrics.register(app, token, {
    database,
    eventLoopDelaySeconds: () => 0.012,
    isOverloaded: () => false,
    isContentReachable: () => true,
    areCodesLate: () => false,
    referenceSkewSeconds: () => 0.5,
    droppedLogLines: () => 7,
    dataDir: import.meta.dirname,
    keysFreeBytes: () => 5e9,
    neighbours: [],
    copiesErasures: false,
  })
  const ask = (authorization?: string) =>
    app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })
  return { metrics, ask, read: async () => (await ask(`Bearer ${TOKEN}`)).body }
}

test('answers are counted by pattern, method and status, and their time by pattern', async () => {
  const { metrics, read } = processWith(TOKEN)
  const route = '/api/v1/mwellness/mood/updateMood/:mood_id'
  metrics.count({ route, method: 'PUT', status: 200, seconds: 0.25 })
  metrics.count({ route, method: 'PUT', status: 200, seconds: 0.5 })
  metrics.count({ route, method: 'PUT', status: 404, seconds: 0.25 })
  metrics.count({ route: '/*', method: 'BREW', status: 404, seconds: 0 })
  const text = await read()
  for (const line of [
    '# TYPE pulli_requests_total counter',
    `pulli_requests_total{method="PUT",route="${route}",status="200"} 2`,
    `pulli_requests_total{method="PUT",route="${route}",status="404"} 1`,
    'pulli_requests_total{method="other",route="/*",status="404"} 1',
    `pulli_request_duration_seconds_bucket{le="0.25",route="${route}"} 2`,
    `pulli_request_duration_seconds_sum{route="${route}"} 1`,
    `pulli_request_duration_seconds_count{route="${route}"} 3`,
  ])
    expect(text).toContain(`\n${line}\n`)
})

test('cached and shed answers are counted, with a bounded number of labels', async () => {
  const { metrics, read } = processWith(TOKEN)
  const answer = (method: string, statusCode: number) =>
    metrics.countOwn('kept page', { method } as IncomingMessage, { statusCode } as ServerResponse)
  answer('GET', 200)
  answer('GET', 200)
  expect(await read()).toContain('\npulli_requests_total{method="GET",route="kept page",status="200"} 2\n')
  answer('GET', 200)
  answer('GET', 304)
  answer('BREW', 200)
  const text = await read()
  for (const line of ['method="GET",route="kept page",status="200"} 3', 'status="304"} 1', 'method="other"'])
    expect(text).toContain(line)
})

test('the metrics are there for whoever has the token, and not there for anybody else', async () => {
  const { ask } = processWith(TOKEN)
  const answer = await ask(`Bearer ${TOKEN}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
  })
  for (const wrong of [undefined, 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN])
    expect((await ask(wrong)).statusCode).toBe(404)
})

test('without a configured token the metrics route does not exist', async () => {
  const { ask } = processWith(undefined)
  for (const any of [undefined, 'Bearer undefined', 'Bearer ']) expect((await ask(any)).statusCode).toBe(404)
})

test('security row 11: an alarm is counted, also while the database is down and the queue cannot be read', async () => {
  const { metrics, read } = processWith(TOKEN)
  expect(await read()).toContain('\npulli_alarms_total{alarm="codes-paused"} 0\n')
  metrics.raise('codes-paused')
  const told = await read()
  for (const line of [
    'pulli_alarms_total{alarm="codes-paused"} 1',
    'pulli_event_loop_delay_seconds 0.012',
    'pulli_overloaded 0',
    'pulli_content_reachable 1',
    'pulli_database_reachable 0',
    'pulli_database_connections{state="idle"} 0',
    'pulli_log_lines_dropped_total 7',
  ])
    expect(told).toContain(`\n${line}\n`)
  expect(told).toMatch(/\npulli_disk_free_bytes\{folder="data"\} [1-9]\d+\n/)
  expect(told).toMatch(/\nprocess_resident_memory_bytes [1-9]\d+\n/)
  expect(told).toMatch(/\nprocess_start_time_seconds [1-9]\d+\n/)
  // What only the database knows is absent.
  expect(told).not.toMatch(
    /\npulli_(?:jobs|job_wait|clock_skew|oldest_|last_backup|disk_free_bytes\{folder="logs")/,
  )
})

test('jobs are timed by their task and by how they ended, and their failures stay failures', async () => {
  const { metrics, read } = processWith(TOKEN)
  const tasks = metrics.timeJobs({
    'mail-thing': async (payload: { fails: boolean }) => {
      if (payload.fails) throw new Error('not sent')
    },
    'never-run': async () => undefined,
  })
  await tasks['mail-thing']({ fails: false })
  await tasks['mail-thing']({ fails: false })
  await expect(tasks['mail-thing']({ fails: true })).rejects.toThrow('not sent')
  const text = await read()
  for (const line of [
    '# TYPE pulli_job_duration_seconds histogram',
    'pulli_job_duration_seconds_count{task="mail-thing",end="done"} 2',
    'pulli_job_duration_seconds_count{task="mail-thing",end="failed"} 1',
    'pulli_job_duration_seconds_count{task="never-run",end="failed"} 0',
  ])
    expect(text).toContain(`\n${line}\n`)
})

test('H8: the version of the code that answers is a metric', async () => {
  expect(await processWith(TOKEN).read()).toContain(`\npulli_build_info{version="${VERSION}"} 1\n`)
})
