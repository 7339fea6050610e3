import fastify, { type RouteOptions } from 'fastify'
import { deskApi } from '#desk-api.ts'
import { providerApi } from '#provider-api.ts'

/** Returns every route of the provider API and of the desk, also those that no contract shows, without a database. */
export async function routesOfApis(): Promise<RouteOptions[]> {
  const app = fastify()
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  const silent = { info() {}, warn() {}, error() {} }
  const config = { signIn: { publicUrl: 'https://pulli.test' } }
  const context = { clock: () => new Date(), logger: silent, config } as never
  await app.register(providerApi({ context }), { prefix: '/api/v1/mwellness' })
  await app.register(deskApi({ context }), { prefix: '/api/v1/desk' })
  await app.ready()
  await app.close()
  return routes
}
