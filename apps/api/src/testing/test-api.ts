import { testKeys } from '@pulli/data/testing/held-keys.ts'
import { INSTRUMENTS } from '@pulli/domain/assessment/instruments.ts'
import { onTestFinished } from 'vitest'
import { eraseInactiveMembers } from '#account/erase-inactive-members.ts'
import { refusalCounts } from '#audit/refusal-counts.ts'
import type { ApiConfig } from '#context.ts'
import { keysOf, type Secrets } from '#keys/keys.ts'
import { codeDelivery } from '#sms/code-delivery.ts'
import { demoGateway, type SmsGateway } from '#sms/sms-gateway.ts'
import { register, servedApi } from './served-api.ts'

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
  /** How long a call waits for one of them before it is refused. Long, unless a test is about it. */
  checkoutMilliseconds?: number
  /** How long a statement may take. Long, unless a test is about it. */
  statementMilliseconds?: number
}

/** The provider API on a database of its own, with a clock that moves only when it is set. */
export async function testApi({
  gateway = demoGateway,
  signIn,
  connections: maxConnections,
  checkoutMilliseconds,
  statementMilliseconds,
  ...config
}: TestOptions = {}) {
  const limits = { maxConnections, checkoutMilliseconds, statementMilliseconds }
  const pool = Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined))
  const isUsual = Object.keys(pool).length === 0 && !config.instruments && !signIn?.publicUrl
  const alarms: string[] = []
  const served = await servedApi({
    isUsual,
    pool,
    contextOf({ time, database, clock, logger }) {
      time.now = NOW
      const parts = { database, clock, logger }
      return {
        ...parts,
        publicUrl: 'https://pulli.example',
        refusals: refusalCounts(parts),
        onAlarm: (alarm) => void alarms.push(alarm),
        cmsAddress: () => 'https://cms.pulli.example/',
        codes: codeDelivery({ ...parts, gateway }),
        encryption: testKeys(NOW),
        config: {
          keys: keysOf({ secret: TEST_SECRET }),
          instruments: INSTRUMENTS,
          signIn: { signUp: 'open', publicUrl: 'http://localhost', ...signIn },
          ...config,
        },
      }
    },
  })
  const { app, context, database, owner, url, time, lines } = served
  /** A second server on the same database, with a pool of its own. */
  const replica = async (secrets: Secrets = { secret: TEST_SECRET }) => {
    const own = served.open()
    const config = { ...context.config, keys: keysOf(secrets) }
    const twin = await register({ ...context, database: own, config })
    onTestFinished(async () => {
      await twin.close()
      await own.close()
    })
    return { app: twin }
  }
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
