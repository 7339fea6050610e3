import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { EARLIER_DATABASE, EARLIER_FOLDER } from '@pulli/data/release/database-version.ts'
import { hereAt } from '#http/here-at.ts'
import { refuseMoved } from '#move-database/moved-mark.ts'
import type { Environment } from '../config/faults.ts'
import type { LaunchConfig } from '../config/launch-config.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { keepBackups } from './keep-backups.ts'
import type { LauncherLog } from './launcher-log.ts'
import type { Lock } from './lock-folder.mjs'
import { rotateLogs } from './log-file.ts'
import { becomeOnlyLauncher } from './only-launcher.ts'
import { endLeftovers } from './process-record.ts'
import { step } from './progress.ts'
import { requireFreePort } from './require-free-port.ts'
import { keptSecrets, type Secrets } from './secrets.ts'
import { migrateDatabase, startContent, startServer } from './site-processes.ts'
import type { StartProcess } from './start-process.ts'
import type { FirstOwner } from './start-steps.ts'
import { isAnsweringAt, watchLiveness } from './watch-liveness.ts'

export interface System {
  /** Resolves when everything answers. */
  readonly ready: Promise<void>
  readonly secrets: Secrets
  readonly contentUrl: string
  readonly publicUrl: string
  /** Resolves with the start: how the first owner joins the desk, or undefined if there is one. */
  readonly firstOwner: Promise<FirstOwner | undefined>
  stop(): Promise<void>
}

/** Starts every service that the settings don't provide, and keeps it running until it is stopped. */
export function launchSystem(
  config: LaunchConfig,
  environment: Environment,
  {
    log,
    tell,
    steps,
    showsSecrets,
  }: Pick<LauncherLog, 'log' | 'tell'> & {
    /** Does what is done once. */
    steps: Pick<StartProcess, 'run'>
    /** Whether the start makes a link for the first owner, which ends the earlier one. */
    showsSecrets: boolean
  },
): System {
  const dataDir = config.DATA_DIR
  mkdirSync(dataDir, { recursive: true })
  const secrets = keptSecrets(dataDir)
  const contentUrl = config.CONTENT_URL ?? `http://127.0.0.1:${config.CONTENT_PORT}`
  const contentSecret = config.CONTENT_SECRET ?? secrets.contentSecret
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  const siteUrl = `http://${hereAt(config.HOST)}:${config.PORT}`
  const { promise: firstOwner, resolve: knowFirstOwner } = Promise.withResolvers<FirstOwner | undefined>()
  /** What to stop, in reverse order of starting. */
  const running: (() => Promise<void>)[] = []
  const { promise: failed, reject: fail } = Promise.withResolvers<never>()
  let stopping: Promise<void> | undefined
  /** The lock of the data folder: nothing in it may be touched before. */
  let lock: Lock | undefined

  const startUp = async () => {
    lock = await becomeOnlyLauncher(dataDir)
    await endLeftovers(dataDir)
    await requireFreePort({ host: config.HOST, port: config.PORT, setting: 'PORT' })
    if (!config.CONTENT_URL)
      await requireFreePort({ host: '127.0.0.1', port: config.CONTENT_PORT, setting: 'CONTENT_PORT' })
    const stopRotating = rotateLogs(join(dataDir, 'logs'))
    running.unshift(async () => stopRotating())
    const databases = await startDatabases()
    if (stopping) return
    const earlier = config.DATABASE_URL ? EARLIER_DATABASE : EARLIER_FOLDER
    await steps.run('refuseDatabase', { databaseUrl: databases.owner, earlier })
    const answers: Promise<void>[] = []
    if (!config.CONTENT_URL) {
      const content = startContent({
        config,
        secrets,
        contentSecret,
        siteUrl,
        databaseUrl: databases.content,
        log,
        onProgress: (text) => process.stdout.write(`  ${text}\n`),
        onFailedStart: (code) =>
          fail(new Error(`The content service ended with ${code}; see logs/content.log`)),
        onCrash: () =>
          tell(
            'error',
            'The content service ended by itself and is started again. Pages stay as they are, and editors wait: see logs/content.log.',
          ),
      })
      running.unshift(() => content.supervised.stop(8_000))
      answers.push(step(log, 'Starting the content service', content.ready))
    }
    await steps.run('makeKeys', { keysDir: config.KEYS_DIR })
    await migrateDatabase({ ownerUrl: databases.owner, applicationUrl: databases.application, dataDir })
    if (config.NODE_ENV === 'production') await refuseUnready(databases.application)
    if (stopping) return
    const appSecret = config.APP_SECRET ?? secrets.appSecret
    const appSecretFallback = config.APP_SECRET_FALLBACK ?? secrets.appSecretFallback
    const servers = startServer({
      config,
      contentUrl,
      contentSecret,
      databaseUrl: databases.application,
      log,
      appSecret,
      appSecretFallback,
      onFailedStart: (code) => fail(new Error(`The server ended with ${code}; see logs/server.log`)),
      onCrash: () => tell('error', 'The server ended by itself and is started again: see logs/server.log.'),
    })
    running.unshift(() => servers.supervised.stop(12_000))
    answers.push(
      step(
        log,
        config.SERVERS > 1 ? `Starting ${config.SERVERS} servers` : 'Starting the server',
        servers.ready,
      ),
    )
    await Promise.all(answers)
    knowFirstOwner(
      await steps.run('askForFirstOwner', {
        databaseUrl: databases.application,
        secret: appSecret,
        fallbackSecret: appSecretFallback,
        publicUrl,
        makesLink: showsSecrets,
      }),
    )
    const stopWatching = watchLiveness({
      isAnswering: (withinMilliseconds) => isAnsweringAt(`${siteUrl}/livez`, withinMilliseconds),
      process: servers.supervised.process,
      onHung: () => tell('error', 'The server did not answer for ten seconds and is being restarted.'),
    })
    running.unshift(async () => stopWatching())
    running.unshift(keepBackups(config, tell))
    if (!config.CONTENT_URL) await steps.run('announceContent', { siteUrl, secret: contentSecret })
  }

  /** Prints what is not ready for people. What endangers them ends the start. */
  async function refuseUnready(databaseUrl: string) {
    const places = { dataDir, keysDir: config.KEYS_DIR, databaseUrl }
    const { warnings, refusal } = await steps.run('checkProduction', { environment, places })
    for (const warning of warnings) tell('warn', warning)
    if (refusal !== undefined) throw new Error(refusal)
  }

  async function startDatabases() {
    if (config.DATABASE_URL && config.DATABASE_APP_URL) {
      const content = config.CONTENT_DATABASE_URL ?? ''
      return { owner: config.DATABASE_URL, application: config.DATABASE_APP_URL, content }
    }
    refuseMoved(dataDir)
    const starting = startEmbeddedPostgres({
      folder: join(dataDir, 'postgres'),
      password: secrets.databasePassword,
      logFile: join(dataDir, 'logs', 'postgres.log'),
      settings: { max_connections: `${connectionsFor(config.SERVERS)}` },
    })
    running.unshift(async () => (await starting).stop())
    const postgres = await step(log, 'Starting PostgreSQL', starting)
    const { application, content } = await steps.run('makeAccounts', {
      urls: { pulli: postgres.url('pulli'), content: postgres.url('content') },
      passwords: { application: secrets.databaseAppPassword, content: secrets.databaseContentPassword },
    })
    return {
      owner: postgres.url('pulli'),
      application,
      content: config.CONTENT_DATABASE_URL ?? content,
    }
  }

  async function stop() {
    if (!lock) return
    lock.announceStop()
    for (const end of running) await end().catch(() => undefined)
    lock.release()
  }

  return {
    ready: Promise.race([startUp(), failed]),
    secrets,
    contentUrl,
    publicUrl,
    firstOwner,
    stop: () => (stopping ??= stop()),
  }
}

/** Connections of a server process: its pools (`openDatabase`, two of `startWorker`), its listener and its health check. */
const CONNECTIONS_OF_A_SERVER = 24

/** Connections of the content service, migrations, an operator's psql, and one more server while one is replaced. */
const OTHER_CONNECTIONS = 66

const connectionsFor = (servers: number) => OTHER_CONNECTIONS + servers * CONNECTIONS_OF_A_SERVER
