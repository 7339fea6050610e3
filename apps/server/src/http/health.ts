import type { FastifyInstance } from 'fastify'

/** What a load balancer waits for before it sends visitors here. */
export interface Readiness {
  isDraining(): boolean
  /** Whether content was read or restored from disk since the start; without any, pages lack their content. */
  hasContent(): boolean
  areKeysPresent(): boolean
  isDatabaseReachable(): Promise<boolean>
}

/** `/livez`: the process responds. `/readyz`: it can serve, and isn't draining. */
export function healthRoutes(app: FastifyInstance, readiness: Readiness) {
  app.get('/livez', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  )
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const missing = await missingIn(readiness)
    return missing === undefined ? { status: 'ready' } : reply.code(503).send({ status: missing })
  })
}

export const isHealthRoute = (route: string) => route === '/livez' || route === '/readyz'

async function missingIn(readiness: Readiness): Promise<string | undefined> {
  if (readiness.isDraining()) return 'draining'
  if (!readiness.areKeysPresent()) return 'waiting for the keys'
  if (!readiness.hasContent()) return 'waiting for content'
  if (!(await readiness.isDatabaseReachable())) return 'waiting for the database'
  return undefined
}
