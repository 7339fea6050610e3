import { applicationAccess } from '@pulli/data/application-role.ts'
import type { DatabaseOptions } from '@pulli/data/database.ts'
import type { RotatedKeys } from '@pulli/data/encryption/key-folder.ts'
import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import { openTestDatabase } from '@pulli/data/testing/open-test-database.ts'
import { emptyDatabase } from '@pulli/data/testing/reset-database.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, inject, onTestFinished } from 'vitest'
import type { ApiContext } from '#context.ts'
import { deskApi } from '#desk-api.ts'
import { refusalsOf } from '#openapi/refusals-of.ts'
import { providerApi } from '#provider-api.ts'

export type TestContext = ApiContext & { encryption: RotatedKeys; publicUrl: string }

type Parts = Awaited<ReturnType<typeof openParts>>
type ServedApi = Parts & { context: TestContext; app: FastifyInstance }

/** APIs that earlier tests of this worker have left, with their connections and an empty database. */
const left: ServedApi[] = []

/**
 * Serves both APIs on a database of their own until the test ends. Registering them and connecting takes longer than
 * most tests, so the next test gets the same ones.
 * @param options `isUsual: false` where the registration or the connections depend on the test
 */
export async function servedApi({
  contextOf,
  isUsual,
  pool,
}: {
  contextOf: (parts: Parts) => TestContext
  isUsual: boolean
  pool: Partial<DatabaseOptions>
}): Promise<ServedApi> {
  const known = isUsual ? left.pop() : undefined
  const served = known ? renewed(known, contextOf(known)) : await openApi(pool, contextOf)
  onTestFinished(async ({ task }) => {
    await served.context.codes.settled()
    if (isUsual && task.result?.state !== 'fail' && (await isReusable(served))) left.push(served)
    else await close(served)
  })
  return served
}

async function openApi(pool: Partial<DatabaseOptions>, contextOf: (parts: Parts) => TestContext) {
  const parts = await openParts(pool)
  const context = contextOf(parts)
  return { ...parts, context, app: await register(context) }
}

async function openParts(pool: Partial<DatabaseOptions>) {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  // The API works as the application; a test that sets something up does so as the owner.
  const open = () => openTestDatabase({ url: applicationAccess(url).url, ...pool })
  const time = { now: new Date() }
  const lines: string[] = []
  const log = (fields: unknown, text?: string) => void lines.push(`${JSON.stringify(fields)} ${text}`)
  return {
    url,
    drop,
    open,
    database: open(),
    owner: openTestDatabase({ url, maxConnections: 4 }),
    time,
    clock: () => time.now,
    lines,
    logger: { info: log, warn: log, error: log },
  }
}

/** Routes may hold references to parts of the context: these stay the same objects, with the values of the new test. */
function renewed(served: ServedApi, { config, encryption, ...rest }: TestContext): ServedApi {
  const { context } = served
  replace(context.config, config)
  replace(context.encryption, encryption)
  replace(context, { ...rest, config: context.config, encryption: context.encryption })
  served.lines.length = 0
  watchRefusals(served.app)
  return served
}

function replace<T extends object>(kept: T, next: T) {
  for (const key of Object.keys(kept)) delete kept[key as keyof T]
  Object.assign(kept, next)
}

/** Whether a test leaves nothing behind: no server, no query, no connection of its own. Its rows are removed. */
async function isReusable({ app, database, owner }: ServedApi): Promise<boolean> {
  const pools = [database.pool, owner.pool]
  if (app.server.listening || pools.some((pool) => pool.ended)) return false
  if (pools.some((pool) => pool.idleCount < pool.totalCount || pool.waitingCount > 0)) return false
  try {
    // There may have been no connection yet, or only broken ones.
    await owner.pool.query('select 1')
    const others = database.pool.totalCount + owner.pool.totalCount - 1
    return await emptyDatabase(owner.pool, others)
  } catch {
    return false
  }
}

async function close({ app, database, owner, drop }: ServedApi) {
  await app.close()
  await database.close()
  await owner.close()
  await drop()
}

const undocumented = new WeakMap<FastifyInstance, string[]>()

/** Registers both APIs as the server does. */
export async function register(context: ApiContext): Promise<FastifyInstance> {
  const app = fastify()
  app.addHook('onSend', async (request, reply, payload) => {
    const { call } = request.routeOptions.config
    if (call === undefined || reply.statusCode === 200 || typeof payload !== 'string') return payload
    const known = refusalsOf(call)
    const { data } = payload === '' ? { data: undefined } : JSON.parse(payload)
    if (data !== undefined && !known.includes(data.code))
      undocumented.get(app)?.push(`${call.route}: ${data.code}`)
    return payload
  })
  await app.register(providerApi({ context }), { prefix: '/api/v1/mwellness' })
  await app.register(deskApi({ context }), { prefix: '/api/v1/desk' })
  // The website takes every address that the API leaves.
  app.all('/*', (_request, reply) => reply.type('text/html').send('the website'))
  watchRefusals(app)
  return app
}

/** Holds each refusal of a test against the contract. */
function watchRefusals(app: FastifyInstance) {
  const found: string[] = []
  undocumented.set(app, found)
  onTestFinished(() => expect(found, 'refusals that the contract does not have').toEqual([]))
}
