import { applicationAccess } from '@pulli/data/application-role.ts'
import { openDatabase } from '@pulli/data/database.ts'
import type { KeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import { testKeys } from '@pulli/data/testing/held-keys.ts'
import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, inject, onTestFinished } from 'vitest'
import { eraseInactiveMembers } from '#account/erase-inactive-members.ts'
import { refusalCounts } from '#audit/refusal-counts.ts'
import type { ApiConfig, ApiContext } from '#context.ts'
import { deskApi } from '#desk-api.ts'
import { keysOf, type Secrets } from '#keys/keys.ts'
import { refusalsOf } from '#openapi/refusals-of.ts'
import { providerApi } from '#provider-api.ts'
import { codeDelivery } from '#sms/code-delivery.ts'
import { demoGateway, type SmsGateway } from '#sms/sms-gateway.ts'

/** The secret of the site in the tests. */
export const TEST_SECRET = 'of the tests'
export const NOW = new Date('2026-11-21T06:00:00Z')
export const PATH = '/api/v1/mwellness/user-contact-email'

/** What a visitor of the tests sends. */
export const ASHA = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  section: 'Art Therapy',
  consultation_date: '2026-12-01',
}

type TestOptions = Omit<Partial<ApiConfig>, 'signIn'> & {
  gateway?: SmsGateway
  signIn?: Partial<ApiConfig['signIn']>
  /** Of each server. Default 10. */
  connections?: number
  /** How long a call waits for one of them before it is refused. Default `PATIENT_CHECKOUT`. */
  checkoutMilliseconds?: number
}

/** On a busy machine sixty connections at once can take longer than the 2 s of the product, which few tests are about. */
const PATIENT_CHECKOUT = 15_000

/** The provider API on a database of its own, with a clock that stands still until it is set. */
export async function testApi({
  gateway = demoGateway,
  signIn,
  connections = 10,
  checkoutMilliseconds = PATIENT_CHECKOUT,
  ...config
}: TestOptions = {}) {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  // The API works as the application; a test that sets something up does so as the owner.
  const open = () =>
    openDatabase({ url: applicationAccess(url).url, maxConnections: connections, checkoutMilliseconds })
  const database = open()
  const owner = openDatabase({ url, maxConnections: 4 })
  const time = { now: NOW }
  const lines: string[] = []
  const log = (fields: unknown, text?: string) => void lines.push(`${JSON.stringify(fields)} ${text}`)
  const alarms: string[] = []
  const parts = { database, clock: () => time.now, logger: { info: log, warn: log, error: log } }
  const context: ApiContext & { encryption: KeyFolder; publicUrl: string } = {
    ...parts,
    publicUrl: 'https://pulli.example',
    refusals: refusalCounts(parts),
    onAlarm: (alarm) => void alarms.push(alarm),
    codes: codeDelivery({ ...parts, gateway }),
    encryption: testKeys(NOW),
    config: {
      keys: keysOf({ secret: TEST_SECRET }),
      instruments: INSTRUMENTS,
      signIn: { signUp: 'open', publicUrl: 'http://localhost', ...signIn },
      ...config,
    },
  }
  const app = await serve(context)
  /** A second server on the same database, with a pool of its own. */
  const replica = async (secrets: Secrets = { secret: TEST_SECRET }) => {
    const own = open()
    const twin = await serve({
      ...context,
      database: own,
      config: { ...context.config, keys: keysOf(secrets) },
    })
    onTestFinished(async () => {
      await twin.close()
      await own.close()
    })
    return { app: twin }
  }
  onTestFinished(async () => {
    await app.close()
    await context.codes.settled()
    await database.close()
    await owner.close()
    await drop()
  })
  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: PATH,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  /** Does the nightly job. */
  const eraseInactive = () =>
    eraseInactiveMembers({ database, encryption: context.encryption, clock: () => time.now })()
  return {
    app,
    context,
    db: owner.db,
    pool: owner.pool,
    url,
    time,
    lines,
    alarms,
    post,
    replica,
    eraseInactive,
  }
}

async function serve(context: ApiContext) {
  const app = fastify()
  const undocumented = watchRefusals(app)
  onTestFinished(() => expect(undocumented, 'refusals that the contract does not have').toEqual([]))
  await app.register(providerApi({ context }), { prefix: '/api/v1/mwellness' })
  await app.register(deskApi({ context }), { prefix: '/api/v1/desk' })
  // The website takes every address that the API leaves.
  app.all('/*', (_request, reply) => reply.type('text/html').send('the website'))
  return app
}

/** Holds each refusal of the tests against the contract, and gives those that the operation does not have. */
function watchRefusals(app: FastifyInstance): string[] {
  const undocumented: string[] = []
  app.addHook('onSend', async (request, reply, payload) => {
    const schema = request.routeOptions.schema as { operationId?: string; security?: object[] } | undefined
    const operationId = schema?.operationId
    if (operationId === undefined || reply.statusCode === 200 || typeof payload !== 'string') return payload
    const security = schema?.security ?? []
    const isForMembers = security.length > 0 && security.every((way) => 'bearer' in way)
    const known = refusalsOf({ operationId, isForMembers, isWrite: request.method !== 'GET' })
    const { data } = payload === '' ? { data: undefined } : JSON.parse(payload)
    if (data !== undefined && !known.includes(data.code)) undocumented.push(`${operationId}: ${data.code}`)
    return payload
  })
  return undocumented
}
