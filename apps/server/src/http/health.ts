import type { FastifyInstance } from 'fastify'

/** `/livez`: the process responds. `/readyz`: it can serve, and isn't draining. */
export function healthRoutes(
  app: FastifyInstance,
  options: { isDraining(): boolean; isDatabaseReachable(): Promise<boolean> },
) {
  app.get('/livez', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (options.isDraining()) return reply.code(503).send({ status: 'draining' })
    if (!(await options.isDatabaseReachable()))
      return reply.code(503).send({ status: 'waiting for the database' })
    return { status: 'ready' }
  })
}
