import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { OLDEST_BESIDE, VERSION } from '@pulli/domain/release/version.ts'
import type { Logger } from 'pino'
import { hasDemoMember, hasDeskSamples } from '#demo/demo-member.ts'
import type { LaunchConfig } from '../config/launch-config.ts'
import type { Supervised } from './keep-running.ts'
import { logOutput } from './log-file.ts'
import type { Secrets } from './secrets.ts'
import { SERVER_ALLOCATOR, SERVER_FLAGS } from './server-memory.ts'
import { SERVER_PROGRAM } from './server-program.ts'
import { supervise } from './supervise.ts'

/** Starts the server of this folder, or a cluster of them, and resolves when all listen. */
export function startServer(options: {
  config: LaunchConfig
  contentUrl: string
  contentSecret: string
  appSecret: string
  appSecretFallback: string | undefined
  databaseUrl: string
  log: Logger
  onFailedStart(exitCode: number | null): void
  onCrash(): void
}): { supervised: Supervised; ready: Promise<void> } {
  const { config, contentUrl, contentSecret, appSecret, appSecretFallback, databaseUrl, log } = options
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const supervised = supervise({
    part: 'server',
    ...(config.SERVERS > 1
      ? { module: join(import.meta.dirname, '../server-cluster.ts'), args: [`${config.SERVERS}`] }
      : { module: SERVER_PROGRAM }),
    cwd: process.cwd(),
    dataDir: config.DATA_DIR,
    log,
    writesItsLog: true,
    logFile: join(config.DATA_DIR, 'logs', 'server.log'),
    flags: SERVER_FLAGS,
    env: {
      ...SERVER_ALLOCATOR,
      ...withoutOwners(process.env),
      DEMO_MEMBER: hasDemoMember(config) ? '1' : '0',
      DESK_SAMPLES: hasDeskSamples(config) ? '1' : '0',
      DATA_DIR: config.DATA_DIR,
      KEYS_DIR: config.KEYS_DIR,
      PORT: `${config.PORT}`,
      DATABASE_APP_URL: databaseUrl,
      CONTENT_URL: contentUrl,
      CONTENT_SECRET: contentSecret,
      APP_SECRET: appSecret,
      APP_SECRET_FALLBACK: appSecretFallback ?? '',
    },
    onMessage(message) {
      if ((message as { type?: string }).type === 'ready') resolve()
    },
    onFailedStart(exitCode) {
      reject(
        new Error('The server does not start. What it said stands in logs/server.log of the data folder'),
      )
      options.onFailedStart(exitCode)
    },
    onCrash: options.onCrash,
  })
  return { supervised, ready }
}

/** Withheld from the server: an intruder there must find neither the tables' owner nor the content database. */
const OTHERS = ['DATABASE_URL', 'CONTENT_DATABASE_URL']

function withoutOwners(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      value === undefined || OTHERS.includes(name) ? [] : [[name, value]],
    ),
  )
}

const CONTENT_FOLDER = join(import.meta.dirname, '../../../content')

/** As the first start takes, with its seed, on a slow machine. */
const LONGEST_START_MILLISECONDS = 180_000

/**
 * Starts the content service of this folder, and resolves when it says by itself that it listens: another program on its
 * port would answer too.
 */
export function startContent(options: {
  config: LaunchConfig
  secrets: Secrets
  contentSecret: string
  databaseUrl: string
  siteUrl: string
  onProgress(text: string): void
  log: Logger
  onFailedStart(exitCode: number | null): void
  onCrash(): void
}): { supervised: Supervised; ready: Promise<void> } {
  const { config, secrets, contentSecret, databaseUrl, siteUrl, log } = options
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const refuse = () =>
    reject(
      new Error(
        'The content service does not start. What it said stands in logs/content.log of the data folder',
      ),
    )
  const late = setTimeout(refuse, LONGEST_START_MILLISECONDS).unref()
  const supervised = supervise({
    part: 'content',
    module: join(CONTENT_FOLDER, 'start.mjs'),
    cwd: CONTENT_FOLDER,
    dataDir: config.DATA_DIR,
    log,
    writesItsLog: false,
    logFile: join(config.DATA_DIR, 'logs', 'content.log'),
    env: {
      ...inherited(),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: `${config.CONTENT_PORT}`,
      CONTENT_DATABASE_URL: databaseUrl,
      CONTENT_PUBLIC_DIR: join(config.DATA_DIR, 'content'),
      CONTENT_SECRET: contentSecret,
      PURGE_URL: `${siteUrl}/internal/content-changed`,
      APP_KEYS: secrets.contentAppKeys,
      ADMIN_JWT_SECRET: secrets.contentAdminJwtSecret,
      API_TOKEN_SALT: secrets.contentApiTokenSalt,
      TRANSFER_TOKEN_SALT: secrets.contentTransferTokenSalt,
      ENCRYPTION_KEY: secrets.contentEncryptionKey,
      CMS_ADMIN_EMAIL: config.CONTENT_ADMIN_EMAIL,
      CMS_ADMIN_PASSWORD: secrets.contentAdminPassword,
      CMS_SUPER_ADMIN_EMAIL: config.CONTENT_SUPER_ADMIN_EMAIL ?? '',
      CMS_SUPER_ADMIN_PASSWORD: secrets.contentSuperAdminPassword,
      // By default editors use the same TLS proxy as visitors.
      CONTENT_PUBLIC_URL: config.CONTENT_PUBLIC_URL ?? config.PUBLIC_URL ?? '',
      CMS_PASSWORDS: config.CONTENT_PASSWORDS ?? (config.NODE_ENV === 'production' ? 'off' : 'on'),
      CMS_SEED: 'true',
      PULLI_RELEASE: VERSION,
      PULLI_OLDEST_RELEASE: OLDEST_BESIDE,
      SAMPLES: config.NODE_ENV === 'production' ? 'hidden' : 'shown',
    },
    onMessage(message) {
      const { type, text } = message as { type?: string; text?: string }
      if (type === 'progress' && text) options.onProgress(text)
      if (type === 'ready') {
        clearTimeout(late)
        resolve()
      }
    },
    onFailedStart(exitCode) {
      clearTimeout(late)
      refuse()
      options.onFailedStart(exitCode)
    },
    onCrash: options.onCrash,
  })
  return { supervised, ready }
}

/** The environment that any process needs. The content service gets no other settings of the site. */
function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'NODE_EXTRA_CA_CERTS', 'TRUST_PROXY']
  const s3 = Object.keys(process.env).filter((name) => name.startsWith('S3_'))
  return Object.fromEntries(
    [...names, ...s3].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
}

/**
 * Applies the migrations in a process that exits before the server starts, so that the owner's URL is in no long-
 * lived environment.
 *
 * @throws Error where the migration failed
 */
export async function migrateDatabase(options: {
  ownerUrl: string
  applicationUrl: string
  dataDir: string
}): Promise<void> {
  const migrating = fork(join(import.meta.dirname, '../migrate.ts'), [], {
    cwd: options.dataDir,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      DATABASE_URL: options.ownerUrl,
      DATABASE_APP_URL: options.applicationUrl,
    },
  })
  const path = join(options.dataDir, 'logs', 'migrate.log')
  const logged = logOutput(migrating, { path, source: { process: 'migrate' } })
  const [code] = await once(migrating, 'exit')
  await logged
  if (code !== 0)
    throw new Error(
      'The database was not migrated. What was said stands in logs/migrate.log of the data folder',
    )
}
