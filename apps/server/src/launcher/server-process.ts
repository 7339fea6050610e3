import { join } from 'node:path'
import { hasDemoMember, type LaunchConfig } from '../config/launch-config.ts'
import { SERVER_ALLOCATOR, SERVER_FLAGS } from './server-memory.ts'
import { type Supervised, supervise } from './supervise.ts'

/** Starts the server of this folder and tells when it listens. */
export function startServer(options: {
  config: LaunchConfig
  contentUrl: string
  contentSecret: string
  appSecret: string
  appSecretOther: string | undefined
  databaseUrl: string
  databaseAppUrl: string | undefined
  onFailedStart(exitCode: number | null): void
}): { supervised: Supervised; ready: Promise<void> } {
  const { config, contentUrl, contentSecret, appSecret, appSecretOther, databaseUrl, databaseAppUrl } =
    options
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const supervised = supervise({
    part: 'server',
    module: join(import.meta.dirname, '../server.ts'),
    cwd: process.cwd(),
    dataDir: config.DATA_DIR,
    logFile: join(config.DATA_DIR, 'logs', 'server.log'),
    flags: SERVER_FLAGS,
    env: {
      ...SERVER_ALLOCATOR,
      ...(process.env as Record<string, string>),
      // React is only quick in its production build. Outside production the launcher answers for the demo codes.
      NODE_ENV: 'production',
      ALLOW_DEMO_OTP: '1',
      DEMO_MEMBER: hasDemoMember(config) ? '1' : '0',
      DATA_DIR: config.DATA_DIR,
      PORT: `${config.PORT}`,
      DATABASE_URL: databaseUrl,
      DATABASE_APP_URL: databaseAppUrl ?? '',
      CONTENT_URL: contentUrl,
      CONTENT_SECRET: contentSecret,
      APP_SECRET: appSecret,
      APP_SECRET_OTHER: appSecretOther ?? '',
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
  })
  return { supervised, ready }
}
