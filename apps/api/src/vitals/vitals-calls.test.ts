import fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { expect, onTestFinished, test } from 'vitest'
import type { ApiContext } from '#context.ts'
import { sendAnswer } from '#http/send-answer.ts'
import { serveCalls } from '#http/serve-calls.ts'
import { toRefusal } from '#http/to-refusal.ts'
import { summarizeVitals, vitalsCalls } from './vitals-calls.ts'

const LCP = { name: 'LCP', value: 812.4, rating: 'good' }
const REPORT = { route: '/single-blog/:blogId', vitals: [LCP] }

/** The one route, which needs no database, with a clock that moves only when it is set. */
async function vitalsApi() {
  const time = { now: new Date('2026-11-21T06:00:00Z') }
  const lines: { vitals: unknown }[] = []
  const app = fastify({ trustProxy: true })
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error, _request, reply) => sendAnswer(reply, toRefusal(error)))
  const context = {
    clock: () => time.now,
    logger: { info: (fields: { vitals: unknown }) => void lines.push(fields) },
    pages: ['/', '/single-blog/:blogId'],
  } as unknown as ApiContext
  serveCalls(app, context, { calls: vitalsCalls, authenticate: () => undefined })
  app.addHook('onClose', async () => summarizeVitals(context))
  onTestFinished(() => app.close())
  const report = (payload: object, ip = '203.0.113.7') =>
    app.inject({ method: 'POST', url: '/vitals', payload, headers: { 'x-forwarded-for': ip } })
  return { app, report, time, lines }
}

test('STA-17 a report is answered with the envelope and counted in the log within an hour', async () => {
  const { report, time, lines } = await vitalsApi()
  expect((await report(REPORT)).json()).toEqual({
    status: 200,
    error: false,
    message: expect.any(String),
    data: {},
  })
  await report({ ...REPORT, vitals: [{ ...LCP, value: 9_000, rating: 'poor' }] })
  expect(lines).toEqual([])
  time.now = new Date(time.now.getTime() + 3_600_000)
  await report(REPORT)
  expect(lines).toEqual([
    {
      vitals: [
        {
          route: '/single-blog/:blogId',
          name: 'LCP',
          upTo: { 1200: 2, more: 1 },
          ratings: { good: 2, 'needs-improvement': 0, poor: 1 },
        },
      ],
    },
  ])
})

test('STA-17 the last counts are logged when the server stops, never with their sender', async () => {
  const { app, report, lines } = await vitalsApi()
  await report({ route: '/', vitals: [{ name: 'CLS', value: 0, rating: 'good' }] })
  await app.close()
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toContain('203.0.113')
})

test.each([
  ['an address instead of a route', { ...REPORT, route: '/single-blog/pn3x8q' }, 'route'],
  ['a route that is no page', { ...REPORT, route: '/wp-admin' }, 'route'],
  ['an id', { ...REPORT, id: 'v5-1700' }, 'id'],
  ['an id within a measure', { ...REPORT, vitals: [{ ...LCP, id: 'v5-1700' }] }, 'vitals.0.id'],
  ['no measure', { ...REPORT, vitals: [] }, 'vitals'],
  ['one measure twice', { ...REPORT, vitals: [LCP, LCP] }, 'vitals'],
  ['an unknown measure', { ...REPORT, vitals: [{ ...LCP, name: 'FID' }] }, 'vitals.0.name'],
  ['less than nothing', { ...REPORT, vitals: [{ ...LCP, value: -1 }] }, 'vitals.0.value'],
  ['an unknown rating', { ...REPORT, vitals: [{ ...LCP, rating: 'fine' }] }, 'vitals.0.rating'],
])('STA-17 %s is refused with 422 and not counted', async (_what, payload, field) => {
  const { app, report, lines } = await vitalsApi()
  const answer = await report(payload)
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().data.fields)).toEqual([field])
  await app.close()
  expect(lines).toEqual([])
})

test('STA-17 one address may send 2 000 reports an hour, without affecting others, and again afterwards', async () => {
  const { report, time } = await vitalsApi()
  for (let count = 0; count < 2_000; count++) await report(REPORT)
  const refused = await report(REPORT)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  expect((await report(REPORT, '198.51.100.1')).statusCode).toBe(200)
  time.now = new Date(time.now.getTime() + 3_600_000)
  expect((await report(REPORT)).statusCode).toBe(200)
})
