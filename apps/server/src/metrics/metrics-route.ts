import type { FastifyInstance } from 'fastify'
import { isBearer } from '#http/is-bearer.ts'
import { type Metric, metricLines } from './metric-lines.ts'

/** `/metrics`, for whoever has the token. Without one in the settings there is no such address. */
export function metricsRoute(
  app: FastifyInstance,
  { token, read }: { token: string | undefined; read: () => Promise<Metric[]> },
): void {
  if (token === undefined) return
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isBearer(request.headers.authorization, token)) return reply.code(404).send({ status: 'not found' })
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metricLines(await read()))
  })
}
