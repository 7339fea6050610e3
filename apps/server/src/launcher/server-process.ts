import { join } from 'node:path'
import type { Logger } from 'pino'
import { hasDemoMember, hasDeskSamples } from '#demo/has-demo-member.ts'
import type { LaunchConfig } from '../config/launch-config.ts'
import type { Supervised } from './keep-running.ts'
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
