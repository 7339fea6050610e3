import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { bucketFaults, bucketVariables } from './backup-config.ts'
import { type Environment, type Fault, type Parsed, parseSettings } from './faults.ts'
import { withFolders } from './keys-dir.ts'
import { serviceVariables, siteFaults, siteVariables } from './site-settings.ts'
import { OneToken, Port, PostgresUrl, WebUrl } from './values.ts'

const EDITOR = 'editor@example.org'

/** On fewer cores, PostgreSQL, the content service and one server use all of them. */
const CORES_FOR_A_CLUSTER = 4

/** One server for each core, from four cores on. */
export const defaultServers = (cores: number) => (cores < CORES_FOR_A_CLUSTER ? 1 : cores)

/** The settings of the launcher itself. The rest of the environment passes through to its processes. */
const LaunchSettings = z.object({
  ...siteVariables,
  CONTENT_PORT: Port.default(1337),
  SERVERS: z.coerce
    .number('must be a number')
    .int('must be whole')
    .min(1)
    .max(64)
    .default(defaultServers(availableParallelism())),
  DATABASE_URL: PostgresUrl.optional(),
  DATABASE_APP_URL: PostgresUrl.optional(),
  CONTENT_DATABASE_URL: PostgresUrl.optional(),
  CONTENT_URL: WebUrl.optional(),
  CONTENT_SECRET: OneToken.optional(),
  APP_SECRET: OneToken.optional(),
  CONTENT_ADMIN_EMAIL: z.email('must be an e-mail address').default(EDITOR),
  CONTENT_SUPER_ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  CONTENT_PASSWORDS: z.enum(['on', 'off']).optional(),
  ...bucketVariables,
  ...serviceVariables,
})

export const LAUNCH_SETTINGS = Object.keys(LaunchSettings.shape)

export type LaunchConfig = z.output<typeof LaunchSettings> & { KEYS_DIR: string }

/** Parses the settings of `npm start`, or lists every fault by variable. */
export const parseLaunchConfig = (environment: Environment): Parsed<LaunchConfig> =>
  parseSettings(LaunchSettings, environment, [partFaults, bucketFaults, ...siteFaults], withFolders)

/** Faults in the combination of embedded and external services. */
function partFaults(env: Environment): Fault[] {
  const faults: Fault[] = []
  const fault = (variable: string, message: string) => faults.push({ variable, message })
  if ((env.PORT ?? '3000') === (env.CONTENT_PORT ?? '1337')) fault('CONTENT_PORT', 'must differ from PORT')
  if (env.CONTENT_URL && !env.CONTENT_SECRET)
    fault('CONTENT_SECRET', 'must be set to the secret of the content service that CONTENT_URL names')
  if (env.DATABASE_URL && !env.DATABASE_APP_URL)
    fault(
      'DATABASE_APP_URL',
      'must be set when DATABASE_URL is set: the same database with an account that owns nothing, made with `create role pulli_server login password …`. The server works as that one',
    )
  if (env.DATABASE_URL && !env.CONTENT_DATABASE_URL && !env.CONTENT_URL)
    fault(
      'CONTENT_DATABASE_URL',
      'must be set when DATABASE_URL is set, unless CONTENT_URL names a running content service',
    )
  if (env.DATABASE_APP_URL && !env.DATABASE_URL)
    fault('DATABASE_APP_URL', 'must go with DATABASE_URL: our own PostgreSQL has its accounts already')
  if (env.DATABASE_URL && isSameDatabase(env.DATABASE_URL, env.CONTENT_DATABASE_URL))
    fault('CONTENT_DATABASE_URL', 'must name another database than DATABASE_URL')
  for (const other of ['DATABASE_URL', 'DATABASE_APP_URL'] as const) {
    if (isSameAccount(env[other], env.CONTENT_DATABASE_URL))
      fault(
        'CONTENT_DATABASE_URL',
        `must name an account of its own, not that of ${other}: whoever gets into the content service must not reach what members wrote`,
      )
  }
  if (env.DATABASE_URL && isSameAccount(env.DATABASE_URL, env.DATABASE_APP_URL))
    fault('DATABASE_APP_URL', 'must name another account than DATABASE_URL, one that owns nothing')
  if (env.CONTENT_SUPER_ADMIN_EMAIL?.toLowerCase() === (env.CONTENT_ADMIN_EMAIL ?? EDITOR).toLowerCase())
    fault('CONTENT_SUPER_ADMIN_EMAIL', 'must be another address than that of the editor, CONTENT_ADMIN_EMAIL')
  return faults
}

const isSameDatabase = (one: string | undefined, other: string | undefined) => {
  const [a, b] = [urlOf(one), urlOf(other)]
  return a !== undefined && b !== undefined && a.host === b.host && a.pathname === b.pathname
}

const isSameAccount = (one: string | undefined, other: string | undefined) => {
  const [a, b] = [urlOf(one), urlOf(other)]
  return a !== undefined && b !== undefined && a.host === b.host && a.username === b.username
}

const urlOf = (text: string | undefined) =>
  text !== undefined && URL.canParse(text) ? new URL(text) : undefined
