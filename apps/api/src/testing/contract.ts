import fastify from 'fastify'
import { deskApi } from '#desk-api.ts'
import { providerApi } from '#provider-api.ts'

const PUBLIC_URL = 'https://pulli.test'

/** The OpenAPI document as the API gives it, without a database. */
export async function contract(of: 'mwellness' | 'desk' = 'mwellness'): Promise<string> {
  const app = fastify()
  const silent = { info() {}, warn() {}, error() {} }
  const context = { clock: () => new Date(), logger: silent, config: { signIn: { publicUrl: PUBLIC_URL } } }
  const api = of === 'desk' ? deskApi : providerApi
  await app.register(api({ context: context as never }), { prefix: `/api/v1/${of}` })
  const { body } = await app.inject(`/api/v1/${of}/openapi.json`)
  await app.close()
  return body
}

/** The document with each reference replaced by what it names. No schema of the contract names itself. */
export function withoutReferences<Whole>(document: Whole): Whole {
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve)
    if (typeof part !== 'object' || part === null) return part
    if ('$ref' in part) {
      const steps = String(part.$ref).split('/').slice(1)
      return resolve(steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document))
    }
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, resolve(value)]))
  }
  return resolve(document) as Whole
}
