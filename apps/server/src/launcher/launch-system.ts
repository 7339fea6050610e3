import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Keys, keysOf } from '@pulli/api/keys/keys.ts'
import { firstOwnerLink } from '@pulli/api/staff/first-owner-link.ts'
import { openDatabase } from '@pulli/data/database.ts'
import { describeKeyFolderFailure, makeKeyFolder } from '@pulli/data/encryption/key-folder.ts'
import { readDatabaseVersion, tooOldFor } from '@pulli/data/release/database-version.ts'
import { hasOwner } from '@pulli/data/staff/has-staff.ts'
import { hereAt } from '#http/here-at.ts'
import { refuseMoved } from '#move-database/moved-mark.ts'
import { productionProblems } from '#production/production-problems.ts'
import { readProductionFacts } from '#production/read-production-facts.ts'
import { verdictOn } from '#production/verdict.ts'
import type { Environment } from '../config/faults.ts'
import type { LaunchConfig } from '../config/launch-config.ts'
import { startContent } from './content-process.ts'
import { makeDatabaseAccounts } from './database-accounts.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { keepBackups } from './keep-backups.ts'
import type { LauncherLog } from './launcher-log.ts'
import type { Lock } from './lock-folder.mjs'
import { migrateDatabase } from './migrate-process.ts'
import { becomeOnlyLauncher } from './only-launcher.ts'
import { endLeftovers } from './process-record.ts'
import { step } from './progress.ts'
import { requireFreePort } from './require-free-port.ts'
import { rotateLogs } from './rotate-logs.ts'
import { keptSecrets, type Secrets } from './secrets.ts'
import { startServer } from './server-process.ts'
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

/** The link with which the first owner joins; without one, where none was asked for. */
export type FirstOwner = { readonly link?: string }

/** Starts every service that the settings don't provide, and keeps it running until it is stopped. */
export function launchSystem(
  config: LaunchConfig,
  environment: Environment,
  {
    log,
    tell,
    showsSecrets,
  }: Pick<LauncherLog, 'log' | 'tell'> & {
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
    await refuseOlder(databases.owner)
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
    await makeKeyFolder(config.KEYS_DIR, new Date()).catch((error: unknown) => {
      throw new Error(describeKeyFolderFailure(config.KEYS_DIR, error))
    })
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
    const keys = keysOf({ secret: appSecret, fallbackSecret: appSecretFallback })
    knowFirstOwner(
      await askForFirstOwner(databases.application, { keys, publicUrl, makesLink: showsSecrets }),
    )
    const stopWatching = watchLiveness({
      isAnswering: (withinMilliseconds) => isAnsweringAt(`${siteUrl}/livez`, withinMilliseconds),
      process: servers.supervised.process,
      onHung: () => tell('error', 'The server did not answer for ten seconds and is being restarted.'),
    })
    running.unshift(async () => stopWatching())
    running.unshift(keepBackups(config, tell))
    if (!config.CONTENT_URL) await announceContent(siteUrl, contentSecret)
  }

  /** Prints what is not ready for people. What endangers them ends the start. */
  async function refuseUnready(databaseUrl: string) {
    const places = { dataDir, keysDir: config.KEYS_DIR, databaseUrl }
    const facts = await readProductionFacts(environment, places)
    const { warnings, refusal } = verdictOn(productionProblems(facts), environment)
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
    const { application, content } = await makeDatabaseAccounts(postgres.url, {
      application: secrets.databaseAppPassword,
      content: secrets.databaseContentPassword,
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

/** Nothing of a version that is too old for the database may begin, the content service too. */
async function refuseOlder(databaseUrl: string) {
  const database = openDatabase({ url: databaseUrl, maxConnections: 1 })
  try {
    const refusal = tooOldFor(await readDatabaseVersion(database.pool))
    if (refusal !== undefined) throw new Error(refusal)
  } finally {
    await database.close()
  }
}

/** The desk has no owner at a fresh start: whoever reads the launcher's output becomes the first one. */
async function askForFirstOwner(
  databaseUrl: string,
  { makesLink, ...site }: { keys: Keys; publicUrl: string; makesLink: boolean },
): Promise<FirstOwner | undefined> {
  const database = openDatabase({ url: databaseUrl, maxConnections: 1 })
  try {
    if (!makesLink) return (await hasOwner(database.db)) ? undefined : {}
    const link = await firstOwnerLink(database.db, { ...site, now: new Date() })
    return link === undefined ? undefined : { link }
  } finally {
    await database.close()
  }
}

/** Connections of a server process: its pools (`openDatabase`, two of `startWorker`), its listener and its health check. */
const CONNECTIONS_OF_A_SERVER = 24

/** Connections of the content service, migrations, an operator's psql, and one more server while one is replaced. */
const OTHER_CONNECTIONS = 66

const connectionsFor = (servers: number) => OTHER_CONNECTIONS + servers * CONNECTIONS_OF_A_SERVER

/** The server may have requested content before the service was up: it is told to try again. */
async function announceContent(siteUrl: string, secret: string) {
  await fetch(`${siteUrl}/internal/content-changed`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ event: 'content-started' }),
    signal: AbortSignal.timeout(5_000),
  })
}
